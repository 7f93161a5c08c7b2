import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import type { OrderBody } from "@curat/contract/orders";
import type { Db } from "../../../db/database.ts";
import { readCompanyNumbers } from "../../../identity/company-numbers.ts";
import { findAddress, findCompany } from "../customers/index.ts";
import { findPlace } from "../../platform/geography/index.ts";
import type { Customer } from "../../platform/sessions/index.ts";
import { buyerTexts } from "./texts.ts";

export interface Address {
  county: string;
  countyCode: string;
  city: string;
  street: string;
  postcode: string;
}
export interface Company {
  name: string;
  cui: string;
  registryNumber: string;
  bank: string;
  iban: string;
}
export interface Buyer {
  email: string;
  delivery: Address;
  invoice: Address;
  company: Company | null;
}
export type ReadBuyer = { ok: true; buyer: Buyer } | { ok: false; errors: FieldErrors };

/**
 * Reads the buyer. Errors are keyed by body field. Saved addresses must belong to the customer. Only staff may omit
 * the email.
 */
export async function readBuyer(
  db: Db,
  body: OrderBody,
  { customer, isByStaff }: { customer: Customer | undefined; isByStaff: boolean },
): Promise<ReadBuyer> {
  const errors: FieldErrors = {};
  const email = customer?.email ?? body.customer.email;
  if (email === "" && !isByStaff) errors["customer.email"] = [MESSAGES.required("E-mail")];
  await checkSaved(db, body, { customer, errors });
  const company = body.company ? readCompany(body.company, errors) : null;
  const delivery = await readAddress(db, body.deliveryaddress, { path: "deliveryaddress", errors });
  const seat = body.company ? await readAddress(db, body.company, { path: "company", errors }) : undefined;
  const billing = body.billingaddress
    ? await readAddress(db, body.billingaddress, { path: "billingaddress", errors })
    : undefined;
  if (!delivery || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, buyer: { email, delivery, invoice: billing ?? seat ?? delivery, company } };
}

async function checkSaved(
  db: Db,
  { deliveryaddress, billingaddress, company }: OrderBody,
  { customer, errors }: { customer: Customer | undefined; errors: FieldErrors },
): Promise<void> {
  const addresses = { deliveryaddress, billingaddress };
  for (const [path, address] of Object.entries(addresses)) {
    const id = address?.id;
    if (id && !(customer && (await findAddress(db, customer.id, id))))
      errors[`${path}.id`] = [buyerTexts.addressGone];
  }
  if (company?.id && !(customer && (await findCompany(db, customer.id, company.id))))
    errors["company.id"] = [buyerTexts.companyGone];
}

function readCompany(sent: NonNullable<OrderBody["company"]>, errors: FieldErrors): Company {
  const read = readCompanyNumbers(sent, { cui: "company.cui", iban: "company.iban" });
  Object.assign(errors, read.errors);
  return { name: sent.name, registryNumber: sent.reg, bank: sent.bank, ...read.numbers };
}

async function readAddress(
  db: Db,
  sent: { countyid: number; cityid: number; streetaddress: string; zipcode?: string },
  { path, errors }: { path: string; errors: FieldErrors },
): Promise<Address | undefined> {
  const place = await findPlace(db, sent.countyid, sent.cityid);
  if (!place) {
    errors[`${path}.cityid`] = [MESSAGES.invalid("Localitate")];
    return undefined;
  }
  const { county, countyCode, city } = place;
  return { county, countyCode, city, street: sent.streetaddress, postcode: sent.zipcode ?? "" };
}

/** Imported places have no county code. */
export type StoredAddress = Omit<Address, "countyCode"> & { countyCode: string | null };

export function addressFields(delivery: StoredAddress, invoice: StoredAddress) {
  return {
    deliveryCounty: delivery.county,
    deliveryCountyCode: delivery.countyCode,
    deliveryCity: delivery.city,
    deliveryStreet: delivery.street,
    deliveryPostcode: delivery.postcode,
    invoiceCounty: invoice.county,
    invoiceCountyCode: invoice.countyCode,
    invoiceCity: invoice.city,
    invoiceStreet: invoice.street,
    invoicePostcode: invoice.postcode,
  };
}
