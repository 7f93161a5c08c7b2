import { toLei, type Wire } from "@curat/contract/lei.values";
import { hasVatPrefix } from "@curat/contract/cui.values";
import type { StaffCompany, StaffCompanyRow } from "@curat/contract/staff/companies";
import type { Tx } from "../../../db/database.ts";
import { versionOf } from "../../platform/changes/index.ts";
import {
  type CompanyRow,
  countCompanyCustomers,
  findCompanyByCui,
  loadCompaniesByCui,
  loadCompanyPeople,
  toWireCompany,
} from "../../selling/customers/index.ts";
import { aliasesOf, type CompanyOrder, ordersOfCompany } from "../../selling/orders/index.ts";

const MAX_PEOPLE = 50;

export function toWireCompanyRow(row: CompanyRow, customers = 0): Wire<StaffCompanyRow> {
  const { cui, name, city, county, orderCount, spentBani, lastAt } = row;
  const last_order_at = lastAt?.toISOString() ?? null;
  return { cui, name, city, county, customers, orders: orderCount, spent: toLei(spentBani), last_order_at };
}

/** Returns the company with this CUI, also if only orders contain it. `cui` is the main CUI without RO. */
export async function loadStaffCompany(tx: Tx, cui: string): Promise<Wire<StaffCompany> | undefined> {
  const row = await findCompanyByCui(tx, cui);
  if (!row) return undefined;
  const customers = await countCompanyCustomers(tx, [cui]);
  return {
    ...toWireCompanyRow(row, customers.get(cui)),
    people: await peopleOf(tx, cui),
    merged: await aliasesOf(tx, cui),
    version: await versionOf(tx, { kind: "company", id: cui }),
    last_orders: (await ordersOfCompany(tx, cui)).map(toWireOrder),
  };
}

async function peopleOf(tx: Tx, cui: string): Promise<Wire<StaffCompany>["people"]> {
  const people = await loadCompanyPeople(tx, cui, MAX_PEOPLE);
  const ids = people.map(({ id }) => id);
  const stored = await loadCompaniesByCui(tx, cui, ids);
  return people.map(({ id, firstName, lastName, email, orders }) => ({
    id,
    firstname: firstName,
    lastname: lastName,
    email,
    orders,
    companies: stored.filter(({ customerId }) => customerId === id).map(toWireCompany),
  }));
}

function toWireOrder({
  row,
  customerId,
  name,
  cui,
}: CompanyOrder): Wire<StaffCompany>["last_orders"][number] {
  const is_vat_payer = hasVatPrefix(cui) || null;
  return { ...row, customerid: customerId, companyname: name, fiscalcode: cui, is_vat_payer };
}
