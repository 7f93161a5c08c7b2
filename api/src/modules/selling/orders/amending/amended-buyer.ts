/** Who an order is for and where it goes, as a change wants it: places and numbers made out. */
import { MESSAGES } from "@curat/contract/messages.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { Amendment } from "@curat/contract/staff/amendments";
import type { Db } from "../../../../db/database.ts";
import { readCompanyNumbers } from "../../../../identity/company-numbers.ts";
import { findWrittenPlace } from "../../../platform/geography/index.ts";
import type { Order } from "../orders.store.ts";

type WriteInput = Pick<Amendment, "address" | "customer" | "company">;
export type ReadAmendedBuyer = { ok: true; buyer: Order } | { ok: false; errors: FieldErrors };

/**
 * The order with what is asked of its buyer and places; what is left out stays. A company is invoiced at its seat, a person where the parcel goes; an account keeps its e-mail
 * address.
 */
export async function readAmendedBuyer(
  db: Db,
  order: Order,
  { address, customer, company }: WriteInput,
): Promise<ReadAmendedBuyer> {
  const errors: FieldErrors = {};
  const buyer = { ...order };
  if (address) {
    const { deliveryCounty, deliveryCountyCode, deliveryCity } = order;
    const standing = { county: deliveryCounty, countyCode: deliveryCountyCode, city: deliveryCity };
    const { county, countyCode, city } = await placeOf(db, address, { path: "address", standing, errors });
    Object.assign(buyer, {
      deliveryCounty: county,
      deliveryCountyCode: countyCode,
      deliveryCity: city,
      deliveryStreet: address.streetaddress,
      deliveryPostcode: address.zipcode,
    } satisfies Partial<Order>);
  }
  if (customer) Object.assign(buyer, personOf(order, customer, errors));
  const isCompany = buyer.customerType === "pj";
  if (isCompany && company)
    Object.assign(buyer, await companyOf(db, company, { order, errors, path: "company" }));
  if (isCompany && !buyer.company) errors["company.name"] = [MESSAGES.required("Denumire firmă")];
  if (!isCompany && order.orderType === "seap")
    errors["customer.customer_type"] = ["Comanda prin SEAP este numai pentru persoane juridice."];
  if (!isCompany && (address || order.company)) Object.assign(buyer, invoicedAtDelivery(buyer));
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, buyer };
}

function personOf(
  order: Order,
  { firstname, lastname, phone, email, customer_type }: NonNullable<WriteInput["customer"]>,
  errors: FieldErrors,
): Partial<Order> {
  const isOtherMail = email !== "" && email !== order.email.toLowerCase();
  if (isOtherMail && order.customerId !== null)
    errors["customer.email"] = ["Adresa de e-mail aparține contului clientului și se schimbă de acolo."];
  return {
    firstName: firstname,
    lastName: lastname,
    phone,
    customerType: customer_type,
    ...(isOtherMail && { email }),
  };
}

/** A company with its seat; what is wrong of it stands below `path`. */
export async function companyOf(
  db: Db,
  sent: NonNullable<WriteInput["company"]>,
  { order, errors, path }: { order: Order; errors: FieldErrors; path: string },
): Promise<Partial<Order>> {
  const { name, reg, bank } = sent;
  const read = readCompanyNumbers(sent, { cui: `${path}.cui`, iban: `${path}.iban` });
  Object.assign(errors, read.errors);
  return {
    company: { name, registryNumber: reg, bank, ...read.numbers },
    ...(await invoicedAt(db, { ...sent, zipcode: "" }, { order, errors, path })),
  };
}

/** Where an order is invoiced to; a postcode that is not told of the same place stays. */
export async function invoicedAt(
  db: Db,
  sent: { county: string; city: string; streetaddress: string; zipcode: string },
  { order, errors, path }: { order: Order; errors: FieldErrors; path: string },
): Promise<Partial<Order>> {
  const { invoiceCounty, invoiceCountyCode, invoiceCity, invoiceStreet, invoicePostcode } = order;
  const standing = { county: invoiceCounty, countyCode: invoiceCountyCode, city: invoiceCity };
  const { county, countyCode, city } = await placeOf(db, sent, { path, standing, errors });
  const isSame = city === invoiceCity && sent.streetaddress === invoiceStreet;
  return {
    invoiceCounty: county,
    invoiceCountyCode: countyCode,
    invoiceCity: city,
    invoiceStreet: sent.streetaddress,
    invoicePostcode: sent.zipcode === "" && isSame ? invoicePostcode : sent.zipcode,
  };
}

function invoicedAtDelivery(buyer: Order): Partial<Order> {
  return {
    company: null,
    invoiceCounty: buyer.deliveryCounty,
    invoiceCountyCode: buyer.deliveryCountyCode,
    invoiceCity: buyer.deliveryCity,
    invoiceStreet: buyer.deliveryStreet,
    invoicePostcode: buyer.deliveryPostcode,
  };
}

interface NamedPlace {
  county: string;
  countyCode: string | null;
  city: string;
}

/** What stands is not looked up again: the nomenclature may have changed since. */
async function placeOf(
  db: Db,
  { county, city }: { county: string; city: string },
  { path, standing, errors }: { path: string; standing: NamedPlace; errors: FieldErrors },
): Promise<NamedPlace> {
  if (county === standing.county && city === standing.city) return standing;
  const place = await findWrittenPlace(db, { county, city });
  if (place) return place;
  errors[`${path}.city`] = [`Localitatea „${city}” nu este în județul ${county}.`];
  return standing;
}
