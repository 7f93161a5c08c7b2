/** The SQL of companies as the shop's people see them: one by the digits of its CUI, of address books and of orders. */
import { cuiDigits } from "@curat/contract/cui.values";
import type { CompanySort } from "@curat/contract/staff/companies.values";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import { folded, foldedPart } from "./folded.ts";

export interface CompanyFilter {
  /** The beginning of a CUI, or words of a name. */
  text: string | undefined;
  hasOrders: boolean | undefined;
  sort: CompanySort;
}
/** Named and placed as was said last; `spentBani` leaves out what ended without a sale. */
export interface CompanyRow {
  cui: string;
  name: string;
  city: string;
  county: string;
  orderCount: number;
  spentBani: number;
  lastAt: Date | null;
}
/** An account that keeps a company or ordered for it. */
export interface CompanyPerson {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  orders: number;
}

const ORDER_BY: Record<CompanySort, RawBuilder<unknown>> = {
  name: sql`lower(name)`,
  "-name": sql`lower(name) desc`,
  orders: sql`"orderCount"`,
  "-orders": sql`"orderCount" desc`,
  spent: sql`"spentBani"`,
  "-spent": sql`"spentBani" desc`,
  last_order: sql`"lastAt" nulls last`,
  "-last_order": sql`"lastAt" desc nulls last`,
};

/** A page of the companies that a filter lets through. */
export async function listCompanies(
  db: Db,
  { text = "", hasOrders, sort }: CompanyFilter,
  paging: Paging,
): Promise<{ rows: CompanyRow[]; total: number }> {
  const ordered =
    hasOrders === undefined ? sql`true` : hasOrders ? sql`count(order_id) > 0` : sql`count(order_id) = 0`;
  const found = companies({ where: sql`cui <> ''`, having: sql`${ordered} and ${named(text)}` });
  return pageOf(
    db.selectFrom(found.as("company")).selectAll().orderBy(ORDER_BY[sort]).orderBy("cui"),
    paging,
  );
}

/** The company of a CUI's digits; undefined where nobody keeps it and nothing was ordered for it. */
export async function findCompanyByCui(db: Db, cui: string): Promise<CompanyRow | undefined> {
  const found = companies({ where: sql`cui = ${cui}`, having: sql`true` });
  return db.selectFrom(found.as("company")).selectAll().executeTakeFirst();
}

function companies(only: { where: RawBuilder<unknown>; having: RawBuilder<unknown> }) {
  return sql<CompanyRow>`(
    select cui, (array_agg(name order by at desc))[1] as name, (array_agg(city order by at desc))[1] as city,
      (array_agg(county order by at desc))[1] as county, count(order_id) as "orderCount",
      coalesce(sum(total_bani) filter (where status not in ('cancelled', 'refused', 'returned')), 0) as "spentBani",
      max(at) filter (where order_id is not null) as "lastAt"
    from (
      select regexp_replace(kept.cui, '\\D', '', 'g') as cui, kept.name, city.name as city, county.name as county,
        kept.created_at as at, null::bigint as order_id, null::integer as total_bani, null::text as status
      from customer_company kept
      join city on city.id = kept.city_id
      join county on county.id = kept.county_id
      union all
      select cui, name, city, county, placed_at, order_id, total_bani, status from order_company
    ) said
    where ${only.where} group by cui having ${only.having}
  )`;
}

const MOST_WORDS = 6;

/** Whether a CUI or one of the names is what was looked for. */
function named(text: string): RawBuilder<boolean> {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return sql`true`;
  const every = words.map((word) => sql`${folded(sql`name`)} like ${foldedPart(word)}`);
  const byName = sql<boolean>`bool_or(${sql.join(every, sql` and `)})`;
  if (!/^(?:ro)?[\s\d]*\d[\s\d]*$/i.test(text)) return byName;
  return sql`(starts_with(cui, ${cuiDigits(text)}) or ${byName})`;
}

/** How many accounts keep each of these companies or ordered for it. */
export async function countCompanyCustomers(db: Db, cuis: readonly string[]): Promise<Map<string, number>> {
  if (cuis.length === 0) return new Map();
  const { rows } = await sql<{ cui: string; customers: number }>`
    select cui, count(distinct customer_id) as customers from (
      select regexp_replace(cui, '\\D', '', 'g') as cui, customer_id from customer_company
      union all
      select cui, customer_id from order_company where customer_id is not null
    ) said where cui = any(${cuis}::text[]) group by cui`.execute(db);
  return new Map(rows.map(({ cui, customers }) => [cui, customers]));
}

/** Who keeps a company or ordered for it, by name. */
export async function loadCompanyPeople(db: Db, cui: string, most: number): Promise<CompanyPerson[]> {
  const { rows } = await sql<CompanyPerson>`
    select c.id, c.first_name as "firstName", c.last_name as "lastName", c.email,
      (select count(*) from order_company o where o.cui = ${cui} and o.customer_id = c.id) as orders
    from customer c
    where c.erased_at is null and c.id in (
      select customer_id from customer_company where regexp_replace(cui, '\\D', '', 'g') = ${cui}
      union all
      select customer_id from order_company where cui = ${cui})
    order by lower(c.last_name), lower(c.first_name), c.id limit ${most}`.execute(db);
  return rows;
}
