/** Who an order is for and where it goes, as a change wants it: places and numbers made out. */
import { MESSAGES } from "@curat/contract/messages.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { Amendment } from "@curat/contract/staff/amendments";
import type { Db } from "../../../../db/database.ts";
import { readCompanyNumbers } from "../../../../identity/company-numbers.ts";
import { findWrittenPlace } from "../../../platform/geography/index.ts";
import type { Order } from "../orders.store.ts";
import type { AmendedBuyer } from "./amendment-facts.ts";

type Asked = Pick<Amendment, "address" | "customer" | "company">;
export type ReadAmendedBuyer = { ok: true; buyer: AmendedBuyer } | { ok: false; errors: FieldErrors };

/**
 * What is left out stays. A company is invoiced at its seat, a person where the parcel goes; an account keeps its e-mail
 * address.
 */
export async function readAmendedBuyer(
  db: Db,
  order: Order,
  { address, customer, company }: Asked,
): Promise<ReadAmendedBuyer> {
  const errors: FieldErrors = {};
  const buyer = buyerOf(order);
  if (address) {
    const standing = {
      county: order.deliveryCounty,
      countyCode: order.deliveryCountyCode,
      city: order.deliveryCity,
    };
    const { county, countyCode, city } = await placeOf(db, address, { path: "address", standing, errors });
    Object.assign(buyer, {
      deliveryCounty: county,
      deliveryCountyCode: countyCode,
      deliveryCity: city,
      deliveryStreet: address.streetaddress,
      deliveryPostcode: address.zipcode,
    } satisfies Partial<AmendedBuyer>);
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

function buyerOf(order: Order): AmendedBuyer {
  return {
    customerType: order.customerType,
    firstName: order.firstName,
    lastName: order.lastName,
    email: order.email,
    phone: order.phone,
    deliveryCounty: order.deliveryCounty,
    deliveryCountyCode: order.deliveryCountyCode,
    deliveryCity: order.deliveryCity,
    deliveryStreet: order.deliveryStreet,
    deliveryPostcode: order.deliveryPostcode,
    invoiceCounty: order.invoiceCounty,
    invoiceCountyCode: order.invoiceCountyCode,
    invoiceCity: order.invoiceCity,
    invoiceStreet: order.invoiceStreet,
    invoicePostcode: order.invoicePostcode,
    company: order.company,
  };
}

function personOf(
  order: Order,
  { firstname, lastname, phone, email, customer_type }: NonNullable<Asked["customer"]>,
  errors: FieldErrors,
): Partial<AmendedBuyer> {
  const isOtherMail = email !== "" && email !== order.email.toLowerCase();
  if (isOtherMail && order.customerId !== null)
    errors["customer.email"] = ["Adresa de e-mail este a contului clientului și se schimbă de acolo."];
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
  sent: NonNullable<Asked["company"]>,
  { order, errors, path }: { order: Order; errors: FieldErrors; path: string },
): Promise<Partial<AmendedBuyer>> {
  const { name, reg, bank, streetaddress } = sent;
  const read = readCompanyNumbers(sent, { cui: `${path}.cui`, iban: `${path}.iban` });
  Object.assign(errors, read.errors);
  const standing = {
    county: order.invoiceCounty,
    countyCode: order.invoiceCountyCode,
    city: order.invoiceCity,
  };
  const { county, countyCode, city } = await placeOf(db, sent, { path, standing, errors });
  const isSameStreet = city === order.invoiceCity && streetaddress === order.invoiceStreet;
  return {
    company: { name, registryNumber: reg, bank, ...read.numbers },
    invoiceCounty: county,
    invoiceCountyCode: countyCode,
    invoiceCity: city,
    invoiceStreet: streetaddress,
    invoicePostcode: isSameStreet ? order.invoicePostcode : "",
  };
}

function invoicedAtDelivery(buyer: AmendedBuyer): Partial<AmendedBuyer> {
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
export async function placeOf(
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
