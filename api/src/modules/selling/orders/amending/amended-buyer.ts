import { MESSAGES } from "@curat/contract/messages.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { Amendment } from "@curat/contract/staff/amendments";
import type { Db, Tx } from "../../../../db/database.ts";
import { invalid } from "../../../../http/refusal.ts";
import { readCompanyNumbers } from "../../../../identity/company-numbers.ts";
import { findWrittenPlace } from "../../../platform/geography/index.ts";
import type { Order } from "../orders.store.ts";
import type { InvoiceParty } from "@curat/contract/staff/invoices";
import type { Actor } from "../../../platform/changes/index.ts";
import { insertEvent, recordOrderChange, writeFields } from "../order-moves.store.ts";
import { refuseStaleOrder } from "../staff/staff-order-answer.ts";

type RequestedBuyer = Pick<Amendment, "address" | "customer" | "company">;

/** Returns the order with the requested buyer and addresses. Throws 422 with errors by request field. */
export async function readAmendedBuyer(
  db: Db,
  order: Order,
  { address, customer, company }: RequestedBuyer,
): Promise<Order> {
  const errors: FieldErrors = {};
  const buyer = { ...order };
  if (address) {
    const { deliveryCounty, deliveryCountyCode, deliveryCity } = order;
    const current = { county: deliveryCounty, countyCode: deliveryCountyCode, city: deliveryCity };
    const place = await placeOf(db, address, { path: "address", current, errors });
    buyer.deliveryCounty = place.county;
    buyer.deliveryCountyCode = place.countyCode;
    buyer.deliveryCity = place.city;
    buyer.deliveryStreet = address.streetaddress;
    buyer.deliveryPostcode = address.zipcode;
  }
  if (customer) {
    const { firstname, lastname, phone, email, customer_type } = customer;
    Object.assign(buyer, { firstName: firstname, lastName: lastname, phone, customerType: customer_type });
    const isOtherMail = email !== "" && email !== order.email.toLowerCase();
    if (isOtherMail) buyer.email = email;
    if (isOtherMail && order.customerId !== null)
      errors["customer.email"] = ["Adresa de e-mail aparține contului clientului și se schimbă de acolo."];
  }
  const isCompany = buyer.customerType === "pj";
  if (isCompany && company)
    Object.assign(buyer, await companyOf(db, company, { order, errors, path: "company" }));
  if (isCompany && !buyer.company) errors["company.name"] = [MESSAGES.required("Denumire firmă")];
  if (!isCompany && order.orderType === "seap")
    errors["customer.customer_type"] = ["Comanda prin SEAP este numai pentru persoane juridice."];
  const keepsBilling = customer?.keeps_billing_address === true && !order.company;
  if (!isCompany && (address || order.company) && !keepsBilling) {
    buyer.company = null;
    buyer.invoiceCounty = buyer.deliveryCounty;
    buyer.invoiceCountyCode = buyer.deliveryCountyCode;
    buyer.invoiceCity = buyer.deliveryCity;
    buyer.invoiceStreet = buyer.deliveryStreet;
    buyer.invoicePostcode = buyer.deliveryPostcode;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return buyer;
}

async function companyOf(
  db: Db,
  sent: NonNullable<RequestedBuyer["company"]>,
  { order, errors, path }: { order: Order; errors: FieldErrors; path: string },
): Promise<Partial<Order>> {
  const { name, reg, bank } = sent;
  const read = readCompanyNumbers(sent, { cui: `${path}.cui`, iban: `${path}.iban` });
  Object.assign(errors, read.errors);
  const address = await invoicedAt(db, { ...sent, zipcode: "" }, { order, errors, path });
  return { company: { name, registryNumber: reg, bank, ...read.numbers }, ...address };
}

/** Returns a billing address. If it is unchanged and has no postcode, the order's postcode stays. */
async function invoicedAt(
  db: Db,
  sent: { county: string; city: string; streetaddress: string; zipcode: string },
  { order, errors, path }: { order: Order; errors: FieldErrors; path: string },
): Promise<Partial<Order>> {
  const { invoiceCounty, invoiceCountyCode, invoiceCity, invoiceStreet, invoicePostcode } = order;
  const current = { county: invoiceCounty, countyCode: invoiceCountyCode, city: invoiceCity };
  const { county, countyCode, city } = await placeOf(db, sent, { path, current, errors });
  const isSame = city === invoiceCity && sent.streetaddress === invoiceStreet;
  return {
    invoiceCounty: county,
    invoiceCountyCode: countyCode,
    invoiceCity: city,
    invoiceStreet: sent.streetaddress,
    invoicePostcode: sent.zipcode === "" && isSame ? invoicePostcode : sent.zipcode,
  };
}

type Place = { county: string; countyCode: string | null; city: string };

/** An unchanged place is not looked up, because the list of localities may have changed. */
async function placeOf(
  db: Db,
  { county, city }: { county: string; city: string },
  { path, current, errors }: { path: string; current: Place; errors: FieldErrors },
): Promise<Place> {
  if (county === current.county && city === current.city) return current;
  const place = await findWrittenPlace(db, { county, city });
  if (!place) errors[`${path}.city`] = [`Localitatea „${city}” nu este în județul ${county}: alege alta.`];
  return place ?? current;
}

const NOTE = "Datele de facturare au fost corectate.";

/** Writes the billing party of a locked order. Throws StaleVersion (409) for an outdated version. */
export async function correctBillingParty(
  tx: Tx,
  order: Order,
  { party, actor, at }: { party: InvoiceParty; actor: Actor; at: Date },
): Promise<{ ok: true } | { ok: false; errors: FieldErrors }> {
  const { id: orderId, number, status } = order;
  await refuseStaleOrder(tx, orderId, party.version);
  const errors: FieldErrors = {};
  const corrected = await partyOf(tx, order, { party, errors });
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  await writeFields(tx, orderId, corrected);
  const sentence = `Comanda ${number}: datele de facturare au fost corectate.`;
  // The audit log contains no personal data of buyers.
  await recordOrderChange(tx, order, { by: actor, sentence, before: null, after: { changed: ["invoice"] } });
  await insertEvent(tx, { orderId, status, actor: "staff", note: NOTE, at });
  return { ok: true };
}

async function partyOf(
  tx: Tx,
  order: Order,
  { party: { company, person }, errors }: { party: InvoiceParty; errors: FieldErrors },
): Promise<Partial<Order>> {
  if (order.company) {
    if (company) return companyOf(tx, company, { order, errors, path: "party.company" });
    errors["party.company.name"] = ["Comanda este făcută de o firmă: completează datele firmei."];
    return {};
  }
  if (!person) {
    errors["party.person.lastname"] = ["Comanda este făcută de o persoană: completează datele persoanei."];
    return {};
  }
  const seat = await invoicedAt(tx, person, { order, errors, path: "party.person" });
  return { firstName: person.firstname, lastName: person.lastname, ...seat };
}
