/** Finds customers for a manual order and copies their data into the form. */
import type { Failed } from "@curat/contract/client";
import { cuiDigits } from "@curat/contract/cui.values";
import type { County } from "@curat/contract/geography";
import type { StaffOrder } from "@curat/contract/staff/orders";
import { getStaffCompany } from "@curat/contract/staff/companies";
import type { StaffCustomer } from "@curat/contract/staff/customers";
import type { StaffOffer } from "@curat/contract/staff/offers";
import { createStaffCustomer, getStaffCustomer } from "@curat/contract/staff/customers";
import { searchAsStaff } from "@curat/contract/staff/search";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { cityErrors, findCity } from "../../../components/place/find-city.server.ts";
import { apiOf, maybe, need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";

const MIN_LENGTH = 2;

/** Returns the customers and companies that match a name, phone number, email address or CUI. */
export async function findBuyers(context: Context, q: string) {
  if (q.length < MIN_LENGTH) return { customers: [], companies: [] };
  const { data: found } = await need(context, searchAsStaff, { query: { q } });
  return { customers: found.customers, companies: found.companies };
}
export type Buyers = Awaited<ReturnType<typeof findBuyers>>;

/** Fills the form with the data of a customer's account, replacing another buyer's. */
export async function fillCustomer(
  context: Context,
  form: FormData,
  id: number,
  cui?: string,
): Promise<void> {
  const found = await maybe(context, getStaffCustomer, { params: { id: String(id) } });
  if (!found) return;
  const fields = fieldsOf(found.data, cui);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
}

/**
 * Creates an account for the buyer in the form and selects it. Returns the refusal, if any, by form field.
 */
export async function addCustomer(context: Context, form: FormData): Promise<Failed | undefined> {
  const text = (name: string) => textOf(form, `customer.${name}`);
  const body = {
    firstname: text("firstname"),
    lastname: text("lastname"),
    email: text("email"),
    phone: text("phone"),
  };
  const company = await companyIn(context, form);
  if (company && !company.ok) return { ok: false, status: 422, errors: company.errors };
  const answer = await apiOf(context).call(createStaffCustomer, {
    body: { ...body, ...(company && { company: company.body }) },
  });
  if (answer.ok) {
    form.set("customerid", String(answer.data.id));
    return undefined;
  }
  const errors = Object.entries(answer.errors ?? {});
  return {
    ...answer,
    errors: Object.fromEntries(
      errors.map(([name, texts]) => [COMPANY_FIELDS[name] ?? `customer.${name}`, texts]),
    ),
  };
}

const COMPANY_FIELDS: Partial<Record<string, string>> = {
  "company.name": "company.name",
  "company.fiscalcode": "company.cui",
  "company.commerceregistry": "company.reg",
  "company.streetaddress": "deliveryaddress.streetaddress",
  "company.zipcode": "deliveryaddress.zipcode",
};

/** Returns the entered company with the delivery address; undefined for a person. */
async function companyIn(context: Context, form: FormData) {
  if (textOf(form, "customer.customer_type") !== "pj") return undefined;
  const [countyid, city] = [textOf(form, "deliveryaddress.countyid"), textOf(form, "city")];
  const cityid = await findCity(context, countyid, city);
  if (cityid === undefined) {
    const errors = cityErrors(countyid, city);
    return {
      ok: false as const,
      errors: {
        ...(errors.county && { "deliveryaddress.countyid": errors.county }),
        ...(errors.city && { city: errors.city }),
      },
    };
  }
  const body = {
    name: textOf(form, "company.name"),
    fiscalcode: textOf(form, "company.cui"),
    commerceregistry: textOf(form, "company.reg"),
    countyid,
    cityid,
    streetaddress: textOf(form, "deliveryaddress.streetaddress"),
    zipcode: textOf(form, "deliveryaddress.zipcode"),
  };
  return { ok: true as const, body };
}

/** Fills the form with a company's data, as saved by its customer or else from its last order. */
export async function fillFirm(context: Context, form: FormData, cui: string): Promise<void> {
  const found = await maybe(context, getStaffCompany, { params: { cui } });
  if (!found) return;
  const { people, last_orders: orders } = found.data;
  if (people[0]) return fillCustomer(context, form, people[0].id, cui);
  form.set("customer.customer_type", "pj");
  form.set("company.name", orders[0]?.companyname ?? "");
  form.set("company.cui", orders[0]?.fiscalcode ?? cui);
  form.set("filled", cui);
}

/** Returns the form's values for the buyer of an offer, with the addresses of their account, if any. */
export function filledFrom(offer: StaffOffer, customer: StaffCustomer | undefined): Typed {
  const cui = offer.cui.replaceAll(/\D/g, "");
  const known: Typed = customer ? fieldsOf(customer, cui || undefined) : {};
  const [firstname = "", ...lastNames] = offer.name.split(" ");
  return {
    "customer.firstname": firstname,
    "customer.lastname": lastNames.join(" "),
    "customer.customer_type": cui === "" ? "pf" : "pj",
    ...known,
    "customer.email": offer.email,
    "customer.phone": offer.phone || (known["customer.phone"] ?? ""),
    "company.name": offer.company || (known["company.name"] ?? ""),
    "company.cui": offer.cui || (known["company.cui"] ?? ""),
    offerid: String(offer.id),
  };
}

/** Returns the delivery address of the last order, if any, and its company unless the offer has another buyer. */
export function filledLike(
  last: StaffOrder["data"] | undefined,
  offer: StaffOffer | undefined,
  counties: readonly County[],
): Typed {
  if (!last) return {};
  const countyId = counties.find(({ name }) => name === last.delivery_county)?.id;
  const isSameBuyer = !offer || cuiDigits(offer.cui) === cuiDigits(last.fiscalcode);
  return {
    ...(isSameBuyer && {
      "customer.customer_type": last.companyname === "" ? "pf" : "pj",
      ...(last.companyname !== "" && {
        "company.name": last.companyname,
        "company.cui": last.fiscalcode,
        "company.reg": last.commerceregistry,
      }),
    }),
    ...(countyId !== undefined && {
      "deliveryaddress.countyid": String(countyId),
      city: last.delivery_city,
      "deliveryaddress.streetaddress": last.delivery_streetaddress,
      "deliveryaddress.zipcode": last.delivery_zipcode,
    }),
  };
}

function fieldsOf(customer: StaffCustomer, cui: string | undefined): Record<string, string> {
  const company =
    customer.companies.find(
      ({ fiscalcode }) => cui !== undefined && fiscalcode.replaceAll(/\D/g, "") === cui,
    ) ?? customer.companies[0];
  const address = customer.addresses[0] ?? company?.address;
  return {
    filled: `${customer.id}-${cui ?? ""}`,
    customerid: String(customer.id),
    "customer.firstname": customer.firstname,
    "customer.lastname": customer.lastname,
    "customer.phone": customer.phone,
    "customer.email": customer.email,
    "customer.customer_type": cui === undefined ? "pf" : "pj",
    "company.name": company?.companyname ?? "",
    "company.cui": company?.fiscalcode ?? "",
    "company.reg": company?.commerceregistry ?? "",
    "deliveryaddress.countyid": String(address?.countyid ?? ""),
    city: address?.city ?? "",
    "deliveryaddress.streetaddress": address?.streetaddress ?? "",
    "deliveryaddress.zipcode": address?.zipcode ?? "",
  };
}
