/** Finds customers for a manual order and copies their data into the form. */
import { getStaffCompany } from "@curat/contract/staff/companies";
import type { StaffCustomer } from "@curat/contract/staff/customers";
import { getStaffCustomer } from "@curat/contract/staff/customers";
import { searchAsStaff } from "@curat/contract/staff/search";
import { maybe, need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";

const MIN_LENGTH = 2;

/** Returns the customers and companies that match a name, phone number, email address or CUI. */
export async function findBuyers(context: Context, q: string) {
  if (q.length < MIN_LENGTH) return { customers: [], companies: [] };
  const { data: found } = await need(context, searchAsStaff, { query: { q } });
  return { customers: found.customers, companies: found.companies };
}
export type Buyers = Awaited<ReturnType<typeof findBuyers>>;

/** Copies a customer's account into the form, replacing another buyer's data. */
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

/** Copies a company into the form, as its customer saved it, otherwise from its last order. */
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
