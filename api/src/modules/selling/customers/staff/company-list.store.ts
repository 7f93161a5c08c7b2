/** A company is identified by the digits of its CUI, both in address books and in orders. */
import { cuiDigits } from "@curat/contract/cui.values";
import type { CompanySort } from "@curat/contract/staff/companies.values";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../../db/database.ts";
import type { Paging } from "../../../../db/page.ts";
import { digitsOf, writtenFor } from "../company-cui.ts";
import { folded, foldedPart } from "../../../../db/folded.ts";

export interface CompanyFilter {
  /** Search text: the beginning of a CUI, or words of a name. */
  text: string | undefined;
  hasOrders: boolean | undefined;
}
/** Name and place are the latest ones. `spentBani` excludes cancelled, refused and returned orders. */
export interface CompanyRow {
  cui: string;
  name: string;
  city: string;
  county: string;
  orderCount: number;
  spentBani: number;
  lastAt: Date | null;
}
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

export async function listCompanies(
  db: Db,
  { sort, ...filter }: CompanyFilter & { sort: CompanySort },
  { page, perPage }: Paging,
): Promise<{ rows: CompanyRow[]; total: number }> {
  // Matches are materialised once, for the page and the total.
  const { rows } = await sql<{ total: number } & (CompanyRow | { [Field in keyof CompanyRow]: null })>`
    with found as materialized (
      select * from (${companies()}) company where ${letsCompanyThrough(filter)}
    )
    select counted.total, shown.cui, shown.name, shown.city, shown.county, shown."orderCount", shown."spentBani",
      shown."lastAt"
    from (select count(*) as total from found) counted
    left join (
      select row_number() over (order by ${ORDER_BY[sort]}, cui) as place, * from found
      order by place limit ${perPage} offset ${(page - 1) * perPage}
    ) shown on true
    order by place`.execute(db);
  return {
    rows: rows.flatMap(({ total: _total, ...row }) => (row.cui === null ? [] : [row])),
    total: rows[0]?.total ?? 0,
  };
}

function letsCompanyThrough({ text = "", hasOrders }: CompanyFilter): RawBuilder<boolean> {
  const ordered =
    hasOrders === undefined ? sql`true` : hasOrders ? sql`"orderCount" > 0` : sql`"orderCount" = 0`;
  return sql`${ordered} and ${named(text)}`;
}

export async function findCompanyByCui(db: Db, cui: string): Promise<CompanyRow | undefined> {
  const { rows } = await sql<CompanyRow & { search: string }>`
    select * from (${companies(cui)}) company`.execute(db);
  return rows.map(({ search: _search, ...row }) => row)[0];
}

export type OrderedCompany = Pick<CompanyRow, "name" | "city" | "county">;

/** Returns the companies that appear in orders, keyed by CUI. */
export async function loadOrderedCompanies(
  db: Db,
  cuis: readonly string[],
): Promise<Map<string, OrderedCompany>> {
  if (cuis.length === 0) return new Map();
  const { rows } = await sql<OrderedCompany & { cui: string }>`
    select cui, name, city, county from company_facts where cui = any(${cuis}::text[])`.execute(db);
  return new Map(rows.map(({ cui, ...company }) => [cui, company]));
}

/** Returns matching companies with a CUI greater than the given one, sorted by CUI. */
export async function companiesAfter(
  db: Db,
  filter: CompanyFilter,
  { after, limit }: { after: string; limit: number },
): Promise<CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
    select cui, name, city, county, "orderCount", "spentBani", "lastAt" from (${companies()}) company
    where cui > ${after} and ${letsCompanyThrough(filter)} order by cui limit ${limit}`.execute(db);
  return rows;
}

function companies(cui?: string): RawBuilder<unknown> {
  const only = cui === undefined ? sql`true` : sql`${digitsOf(sql`book.cui`)} = any(${writtenFor([cui])})`;
  const bought =
    cui === undefined ? sql`company_facts` : sql`(select * from company_facts where cui = ${cui})`;
  // `lastOf` prefers entries under the company's own CUI to entries under its aliases.
  const byOrder = sql`(bought.said_at >= coalesce(kept.at, '-infinity'))`;
  const lastOf = (column: string) =>
    sql`(array_agg(${sql.ref(column)} order by alias.cui is null desc, book.created_at desc))[1]`;
  return sql`
    select coalesce(bought.cui, kept.cui) as cui,
      case when ${byOrder} then bought.name else kept.name end as name,
      case when ${byOrder} then bought.city else kept.city end as city,
      case when ${byOrder} then bought.county else kept.county end as county,
      coalesce(bought.order_count, 0) as "orderCount", coalesce(bought.spent_bani, 0) as "spentBani",
      bought.last_at as "lastAt", concat_ws(e'\\n', bought.search, kept.search) as search
    from ${bought} bought
    full join (
      select coalesce(alias.into_cui, ${digitsOf(sql`book.cui`)}) as cui, max(book.created_at) filter (where alias.cui is null) as at,
        ${lastOf("book.name")} as name,
        ${lastOf("city.name")} as city,
        ${lastOf("county.name")} as county,
        string_agg(${folded(sql`book.name`)}, e'\\n') as search
      from customer_company book
      join city on city.id = book.city_id
      join county on county.id = book.county_id
      left join company_alias_facts alias on alias.cui = ${digitsOf(sql`book.cui`)}
      where ${digitsOf(sql`book.cui`)} <> '' and ${only}
      group by 1
    ) kept on kept.cui = bought.cui`;
}

const MAX_WORDS = 6;

function named(text: string): RawBuilder<boolean> {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return sql`true`;
  const every = (names: RawBuilder<string>) =>
    sql.join(
      words.map((word) => sql`${names} like ${foldedPart(word)}`),
      sql` and `,
    );
  // First search all names as one text, so that only a few companies are checked name by name.
  const byName = sql<boolean>`(${every(sql`search`)} and exists (
    select from string_to_table(search, e'\\n') name where ${every(sql`name`)}))`;
  if (!/^(?:ro)?[\s\d]*\d[\s\d]*$/i.test(text)) return byName;
  return sql`(starts_with(cui, ${cuiDigits(text)}) or ${byName})`;
}

/** Returns how many accounts have each company in their address book or in an order. */
export async function countCompanyCustomers(db: Db, cuis: readonly string[]): Promise<Map<string, number>> {
  if (cuis.length === 0) return new Map();
  const { rows } = await sql<{ cui: string; customers: number }>`
    select coalesce(alias.into_cui, said.cui) as cui, count(distinct customer_id) as customers from (
      select ${digitsOf(sql`cui`)} as cui, customer_id from customer_company
      where ${digitsOf(sql`cui`)} = any(${writtenFor(cuis)})
      union all
      select cui, customer_id from order_company
      where customer_id is not null and cui = any(${writtenFor(cuis)})
    ) said
    left join company_alias_facts alias on alias.cui = said.cui
    group by 1`.execute(db);
  return new Map(rows.map(({ cui, customers }) => [cui, customers]));
}

export async function loadCompanyPeople(db: Db, cui: string, limit: number): Promise<CompanyPerson[]> {
  const { rows } = await sql<CompanyPerson>`
    select c.id, c.first_name as "firstName", c.last_name as "lastName", c.email,
      (select count(*) from order_company o where o.cui = any(${writtenFor([cui])}) and o.customer_id = c.id) as orders
    from customer c
    where c.erased_at is null and c.id in (
      select customer_id from customer_company where ${digitsOf(sql`cui`)} = any(${writtenFor([cui])})
      union all
      select customer_id from order_company where cui = any(${writtenFor([cui])}))
    order by lower(c.last_name), lower(c.first_name), c.id limit ${limit}`.execute(db);
  return rows;
}
