import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { PROVISIONAL_SERIES } from "@curat/contract/staff/invoice-issuers.values";
import { type RawBuilder, sql } from "kysely";
import type { Age, OwedPart } from "@curat/contract/staff/receivables.values";
import type { Db, Tx } from "../../../db/database.ts";
import type { Paging } from "../../../db/page.ts";
import { isInvoiceOf } from "../../selling/credit/index.ts";
import type { InterestRate } from "./late-interest.rules.ts";

export interface OpenInvoice {
  orderId: number;
  orderNumber: number;
  series: string;
  number: number;
  issuedOn: string;
  dueOn: string;
  daysLate: number;
  cui: string;
  buyer: string;
  totalBani: number;
  openBani: number;
  /** Day on which the invoice became doubtful; null if it is not. */
  doubtfulOn: string | null;
  /** Late interest up to today that the shop may claim. */
  interestBani: number;
}

export interface Filter {
  q?: string | undefined;
  age?: Age | undefined;
  doubtful?: "only" | "without" | undefined;
  today: string;
  rate: InterestRate | undefined;
}

/** Only companies owe late interest, because the law does not apply to individuals. */
function interestOf({ today, rate }: Pick<Filter, "today" | "rate">): RawBuilder<number> {
  if (!rate) return sql<number>`0`;
  return sql<number>`case when i.cui <> '' and i.due_on < ${today}::date then
    round(i.open_bani::numeric * (${today}::date - i.due_on) * ${rate.percent}::numeric / ${rate.divisor}::integer)::integer
    else 0 end`;
}

function matching({ q = "", age, doubtful, today }: Filter): RawBuilder<boolean> {
  const aged = age === undefined ? [] : [sql<boolean>`${ageOf(today)} = ${age}`];
  const doubted =
    doubtful === undefined ? [] : [sql<boolean>`(i.doubtful_on is not null) = ${doubtful === "only"}`];
  return sql.join([isInvoiceOf(q), ...aged, ...doubted], sql` and `);
}

function ageOf(today: string): RawBuilder<Age> {
  return sql`case when i.due_on >= ${today}::date then 'not_due' when i.due_on >= ${today}::date - 30 then '1_30'
    when i.due_on >= ${today}::date - 60 then '31_60' else 'over_60' end`;
}

/** Returns open invoices, earliest due date first. */
export async function listOpenInvoices(
  db: Db,
  filter: Filter,
  { page, perPage }: Paging,
): Promise<{ rows: OpenInvoice[]; total: number }> {
  // Finds the page by an index first, and reads the other columns only for its orders.
  const { rows } = await sql<OpenInvoice & { total: number }>`
    with found as materialized (
      -- Counted in the same pass, because each balance is a sum of entries.
      select i.order_id, count(*) over ()::integer as total
      from open_invoice i where ${matching(filter)}
      order by i.due_on, i.order_id limit ${perPage} offset ${(page - 1) * perPage}
    )
    select i.order_id as "orderId", i.number as "orderNumber", i.series, i.invoice_number as number,
      to_char(i.issued_at at time zone 'Europe/Bucharest', 'YYYY-MM-DD') as "issuedOn",
      to_char(i.due_on, 'YYYY-MM-DD') as "dueOn", ${filter.today}::date - i.due_on as "daysLate", i.cui,
      i.buyer_name as buyer, i.total_bani as "totalBani", i.open_bani as "openBani",
      i.doubtful_on::text as "doubtfulOn", ${interestOf(filter)} as "interestBani", f.total
    from found f join open_invoice i on i.order_id = f.order_id
    order by i.due_on, i.order_id`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

interface AgeSum {
  age: Age;
  invoices: number;
  openBani: number;
  /** Doubtful part of `openBani`. */
  doubtfulBani: number;
  interestBani: number;
}

export async function sumByAge(db: Db, filter: Filter): Promise<AgeSum[]> {
  const { rows } = await sql<AgeSum>`
    -- Materialized, because each balance is a sum of entries and several columns use it.
    with i as materialized (
      select i.cui, i.due_on, i.open_bani, i.doubtful_on from open_invoice i where ${matching(filter)}
    )
    select ${ageOf(filter.today)} as age, count(*)::integer as invoices, sum(i.open_bani) as "openBani",
      coalesce(sum(i.open_bani) filter (where i.doubtful_on is not null), 0) as "doubtfulBani",
      sum(${interestOf(filter)})::bigint as "interestBani"
    from i group by 1`.execute(db);
  return rows;
}

const UNPAID = sql`('none', 'pending', 'failed')`;

/** Returns the money that buyers owe, by part. Each order counts in one part; parts without orders are omitted. */
export async function sumOwed(db: Db): Promise<{ part: OwedPart; orders: number; openBani: number }[]> {
  const { rows } = await sql<{ part: OwedPart; orders: number; openBani: number }>`
    with invoiced as materialized (select order_id, open_bani from open_invoice),
    unpaid as materialized (
      select o.order_id, o.payment_code, o.status, b.balance_bani as open_bani
      from order_facts o
      -- One at a time, because the planner would sum the entries of all orders.
      cross join lateral (select b.balance_bani from order_balance b where b.order_id = o.order_id offset 0) b
      where o.payment_state in ${UNPAID} and o.status not in ('cancelled', 'refused')
      union all
      -- A paid order may cost more after an amendment.
      select p.order_id, p.payment_code, p.status, p.open_bani
      from open_order p join order_facts o on o.order_id = p.order_id and o.payment_state not in ${UNPAID}
    )
    select part, count(*)::integer as orders, sum(open_bani)::bigint as "openBani" from (
      select 'invoices' as part, open_bani from invoiced
      union all
      select case
          when payment_code = ${PAYMENT_CODE.bankTransfer} then 'transfers'
          when payment_code = ${PAYMENT_CODE.card} then 'cards'
          when status in ('new', 'awaiting_payment', 'confirmed', 'preparing') then 'to_ship'
          when payment_code = ${PAYMENT_CODE.cashOnDelivery} then 'cash'
          else 'not_invoiced' end, open_bani
      from unpaid u where open_bani > 0 and not exists (select from invoiced i where i.order_id = u.order_id)
    ) parts group by 1`.execute(db);
  return rows;
}

export interface StatementEntry {
  at: Date;
  orderNumber: number;
  invoice: string;
  cause: string;
  method: string | null;
  /** Name of a set-off report, such as "PVC 3/2026". */
  document: string | null;
  amountBani: number;
}

/** Returns a company's balance before a period and its first `limit` entries in the period, oldest first. */
export async function loadStatement(
  db: Db,
  { cui, from, to, limit }: { cui: string; from: string; to: string; limit: number },
): Promise<{ openingBani: number; entries: StatementEntry[] }> {
  const own = sql<boolean>`e.cui = any(array(select a.cui from company_alias_facts a where a.into_cui = ${cui}) || ${cui}::text)`;
  const begins = sql`${from}::date::timestamp at time zone 'Europe/Bucharest'`;
  const ends = sql`(${to}::date + 1)::timestamp at time zone 'Europe/Bucharest'`;
  const opening = await sql<{ bani: number }>`
    select coalesce(sum(e.amount_bani), 0) as bani from company_entry e where ${own} and e.at < ${begins}`.execute(
    db,
  );
  const { rows } = await sql<StatementEntry>`
    select e.at, e.number as "orderNumber", coalesce(i.series || ' ' || i.number, '') as invoice, e.cause, e.method,
      e.document, e.amount_bani as "amountBani"
    from company_entry e left join current_invoice i
      on i.order_id = e.order_id and i.series <> ${PROVISIONAL_SERIES}
    where ${own} and e.at >= ${begins} and e.at < ${ends}
    order by e.at, e.id limit ${limit}`.execute(db);
  return { openingBani: opening.rows[0]?.bani ?? 0, entries: rows };
}

export interface LateClaim {
  invoice: string;
  dueOn: string;
  daysLate: number;
  openBani: number;
  interestBani: number;
}

/** Returns the late interest of a company's open invoices, earliest due date first. */
export async function listLateClaims(
  db: Db,
  { cui, today, rate, limit }: { cui: string; today: string; rate: InterestRate; limit: number },
): Promise<LateClaim[]> {
  const { rows } = await sql<LateClaim>`
    select i.series || ' ' || i.invoice_number as invoice, to_char(i.due_on, 'YYYY-MM-DD') as "dueOn",
      ${today}::date - i.due_on as "daysLate", i.open_bani as "openBani",
      ${interestOf({ today, rate })} as "interestBani"
    from open_invoice i
    where i.cui = any(array(select a.cui from company_alias_facts a where a.into_cui = ${cui}) || ${cui}::text)
      and i.due_on < ${today}::date
    order by i.due_on, i.order_id limit ${limit}`.execute(db);
  return rows;
}

export async function findCompanyName(db: Db, cui: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from company_facts where cui = ${cui}`.execute(db);
  return rows[0]?.name;
}

export interface LateInvoice {
  orderId: number;
  invoice: string;
  dueOn: string;
  daysLate: number;
  /** Number of the latest reminder; 0 for none. */
  lastStep: number;
}

/** Returns invoices on terms whose next reminder is due. `days` are days after the due date, ascending. */
export async function listLateInvoices(
  db: Db,
  { today, days, limit }: { today: string; days: readonly number[]; limit: number },
): Promise<LateInvoice[]> {
  const { rows } = await sql<LateInvoice>`
    select i.order_id as "orderId", i.series || ' ' || i.invoice_number as invoice,
      to_char(i.due_on, 'YYYY-MM-DD') as "dueOn", ${today}::date - i.due_on as "daysLate", r.step as "lastStep"
    from open_invoice i cross join lateral (
      select coalesce(max(step), 0)::integer as step from payment_reminder p where p.order_id = i.order_id
    ) r
    where i.payment_code = ${PAYMENT_CODE.onTerms} and i.due_on <= ${today}::date and i.doubtful_on is null
      and r.step < (select count(*) from unnest(${[...days]}::integer[]) d where ${today}::date - i.due_on >= d)
    order by i.due_on, i.order_id limit ${limit}`.execute(db);
  return rows;
}

/** Records a reminder. Returns false if it was already recorded. */
export async function insertReminder(
  tx: Tx,
  { orderId, step, at }: { orderId: number; step: number; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("payment_reminder")
    .values({ order_id: orderId, step, at })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
