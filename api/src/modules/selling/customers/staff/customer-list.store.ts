import type { CustomerSort, CustomerState } from "@curat/contract/staff/customers.values";
import { type RawBuilder, sql } from "kysely";
import { anyOf, type Db } from "../../../../db/database.ts";
import { pageOf, type Paging } from "../../../../db/page.ts";
import { foldedPart } from "../../../../db/folded.ts";

export interface CustomerFilter {
  /** Search text: words in the name, email or phone. */
  text: string | undefined;
  state: CustomerState | undefined;
  hasOrders: boolean | undefined;
  hasCompany: boolean | undefined;
  /** Days in Romania, yyyy-mm-dd, inclusive. */
  from: string | undefined;
  to: string | undefined;
}
export interface CustomerRow {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  lockedAt: Date | null;
  createdAt: Date;
}
/** `spentBani` excludes cancelled, refused and returned orders. */
export interface Bought {
  orders: number;
  spentBani: number;
  lastAt: Date | null;
}

export async function listCustomers(
  db: Db,
  { sort, ...filter }: CustomerFilter & { sort: CustomerSort },
  paging: Paging,
): Promise<{ rows: CustomerRow[]; total: number }> {
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const query = db
    .selectFrom("customer")
    .select([
      "id",
      "first_name as firstName",
      "last_name as lastName",
      "email",
      "phone",
      "locked_at as lockedAt",
      "created_at as createdAt",
    ])
    .where(customerMatches(filter));
  return pageOf(
    query
      .$if(sort.endsWith("name"), (one) =>
        one.orderBy(sql`lower(last_name)`, direction).orderBy(sql`lower(first_name)`, direction),
      )
      .$if(sort.endsWith("created"), (one) => one.orderBy("created_at", direction))
      .orderBy("id", direction),
    paging,
  );
}

/** Returns a filter as a condition on `customer`. It never matches erased customers. */
export function customerMatches({
  text,
  state,
  hasOrders,
  hasCompany,
  from,
  to,
}: CustomerFilter): RawBuilder<boolean> {
  const bound = (day: string, days: number) =>
    sql`(${day}::date + ${days}::integer)::timestamp at time zone 'Europe/Bucharest'`;
  const ordered = sql`exists (select from order_facts o where o.customer_id = customer.id)`;
  const company = sql`exists (select from customer_company c where c.customer_id = customer.id)`;
  const parts = [
    sql`erased_at is null`,
    state !== undefined && (state === "locked" ? sql`locked_at is not null` : sql`locked_at is null`),
    hasOrders !== undefined && (hasOrders ? ordered : sql`not ${ordered}`),
    hasCompany !== undefined && (hasCompany ? company : sql`not ${company}`),
    from !== undefined && sql`created_at >= ${bound(from, 0)}`,
    to !== undefined && sql`created_at < ${bound(to, 1)}`,
    ...wordsOf(text).map(holds),
  ].filter((part) => part !== false);
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** Returns order totals, keyed by customer id. Customers without orders are omitted. */
export async function loadOrderTotals(db: Db, ids: readonly number[]): Promise<Map<number, Bought>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Bought & { id: number }>`
    select customer_id as id, count(*) as orders, max(placed_at) as "lastAt",
      coalesce(sum(total_bani) filter (where status not in ('cancelled', 'refused', 'returned')), 0) as "spentBani"
    from order_facts where customer_id = ${anyOf(ids)} group by customer_id`.execute(db);
  return new Map(rows.map(({ id, ...bought }) => [id, bought]));
}

const MAX_WORDS = 6;

/** Splits a search text into words. A phone number becomes one word without its prefix (+40, 0040 or 0). */
function wordsOf(text = ""): string[] {
  const digits = text.replaceAll(/[\s.()/-]/g, "");
  if (/^\+?\d{4,}$/.test(digits)) return [digits.replace(/^(?:\+40|0040|0)(?=\d{4})/, "")];
  return text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

function holds(word: string): RawBuilder<boolean> {
  return sql<boolean>`search_text like ${foldedPart(word)}`;
}
