/** Shipped orders without an invoice. (decision 0087) */
import { type RawBuilder, sql } from "kysely";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import type { Waiting } from "../../../../calendar/waiting.ts";
import type { Db } from "../../../../db/database.ts";
import { invoiceDueOn } from "../orders.rules.ts";

/** Leaves the background job time to issue the invoice before an order counts as not invoiced. */
const GRACE_MINUTES = 10;
const SEARCHED_DAYS = 180;

const leftAt = (orderId: RawBuilder<unknown>): RawBuilder<Date | null> => sql`(
  select max(e.at) from order_event e where e.order_id = ${orderId} and e.status = 'shipped')`;

/** Compares indexes of orders and invoices first, so that the events of few orders are read. */
function leftWithoutInvoice(at: RawBuilder<Date>): RawBuilder<unknown> {
  const since = sql`${at} - ${SEARCHED_DAYS} * interval '1 day'`;
  return sql`(
    with open as materialized (
      select o.id from orders o
      where o.status in ('shipped', 'delivered', 'completed', 'partly_returned') and o.placed_at > ${since}
        and not exists (select from current_invoice i where i.order_id = o.id and i.issued_at > ${since})
        and not exists (select from migrated_order m where m.order_id = o.id)
    ), dated as (
      select id, ${leftAt(sql`open.id`)} as left_at from open
    )
    select id, left_at from dated where left_at < ${at} - ${GRACE_MINUTES} * interval '1 minute')`;
}

export const hasLeftWithoutInvoice = sql<boolean>`orders.id = any (array(
  select id from ${leftWithoutInvoice(sql`now()`)} late))`;

/** Returns the number of shipped orders without an invoice, and when the first invoice is due. */
export async function waitingForInvoice(db: Db, now: Date): Promise<Waiting> {
  const { rows } = await sql<{ count: number; oldest: Date | null; newest: Date | null }>`
    select count(*)::integer as count, min(left_at) as oldest, max(left_at) as newest
    from ${leftWithoutInvoice(sql`${now}::timestamptz`)} late`.execute(db);
  const { count, oldest, newest } = rows[0] ?? { count: 0, oldest: null, newest: null };
  const due = oldest && new Date(`${invoiceDueOn(romanianDay(oldest))}T12:00:00Z`);
  return { count, oldest, newest, due };
}

/** Returns the oldest shipped orders without an invoice, at most 1,000. */
export async function leftWithout(db: Db, now: Date): Promise<{ id: number; leftAt: Date }[]> {
  const { rows } = await sql<{ id: number; leftAt: Date }>`
    select id, left_at as "leftAt" from ${leftWithoutInvoice(sql`${now}::timestamptz`)} late
    order by id limit 1000`.execute(db);
  return rows;
}

export async function leftAtOf(db: Db, orderId: number): Promise<Date | null> {
  const { rows } = await sql<{ leftAt: Date | null }>`
    select ${leftAt(sql`orders.id`)} as "leftAt" from orders where id = ${orderId}
      and status in ('shipped', 'delivered', 'completed', 'partly_returned')`.execute(db);
  return rows[0]?.leftAt ?? null;
}
