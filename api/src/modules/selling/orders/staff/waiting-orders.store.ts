import { DELIVERY_CODE, isLockerCode, PAYMENT_CODE } from "@curat/contract/cart.values";
import { LATE_PARCEL_DAYS, NOT_COLLECTED_DAYS } from "@curat/contract/staff/dashboard.values";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../../db/database.ts";
import type { Waiting } from "../../../../calendar/waiting.ts";

export type WaitingOrders =
  | "transfers"
  | "failed_payments"
  | "to_confirm"
  | "to_pack"
  | "to_hand_over"
  | "awb_problems"
  | "late_parcels"
  | "not_collected"
  | "returned_parcels"
  | "late_promises";

/** Counts pending orders by kind. A card payment counts as failed if its latest attempt failed. */
export async function waitingOrders(db: Db, now: Date): Promise<(Waiting & { kind: WaitingOrders })[]> {
  const { rows } = await sql<Waiting & { kind: WaitingOrders }>`
    with standing as materialized (
      select id, status, placed_at, release_at, payment_code,
        ${arePromisedLate(sql`${now}::timestamptz`)} as is_late,
        ${isCollected} as is_collected,
        status in ('confirmed', 'preparing') and exists (select from awb_problem a where a.order_id = orders.id) as has_problem,
        status = 'preparing' and exists (select from open_packing p where p.order_id = orders.id) as is_being_packed,
        ${leftFirstAt} as shipped_at,
        (select min(p.ended_at) from order_parcel p where p.order_id = orders.id and p.ended_as = 'returned') as returned_at
      from orders where status in ('new', 'awaiting_payment', 'confirmed', 'preparing', 'shipped')
    ), waiting (kind, since, due) as (
      select 'transfers', placed_at, release_at
      from standing where status = 'awaiting_payment' and payment_code = ${PAYMENT_CODE.bankTransfer}
      union all
      select 'failed_payments', last.changed_at, release_at
      from standing cross join lateral (
        select p.state, p.changed_at from payment p where p.order_id = standing.id order by p.id desc limit 1) last
      where status = 'awaiting_payment' and payment_code <> ${PAYMENT_CODE.bankTransfer} and last.state in ('failed', 'cancelled')
      union all
      select case
        when status = 'new' then 'to_confirm'
        when status = 'confirmed' or is_being_packed then 'to_pack'
        else 'to_hand_over' end, placed_at, null
      from standing where status in ('new', 'confirmed', 'preparing')
      union all
      select 'awb_problems', placed_at, null from standing where has_problem
      union all
      select 'late_parcels', shipped_at, null
      from standing where not is_collected and shipped_at < ${now}::timestamptz - ${LATE_PARCEL_DAYS} * interval '1 day'
      union all
      select 'not_collected', shipped_at, null
      from standing where is_collected and shipped_at < ${now}::timestamptz - ${NOT_COLLECTED_DAYS} * interval '1 day'
      union all
      select 'returned_parcels', returned_at, null from standing where returned_at is not null
      union all
      select 'late_promises', placed_at, null from standing where is_late
    )
    select kind, count(*)::integer as count, min(since) as oldest, max(since) as newest, min(due) as due from waiting group by kind`.execute(
    db,
  );
  return rows;
}

const COLLECTED = Object.values(DELIVERY_CODE).filter(
  (code) => code === DELIVERY_CODE.storePickup || isLockerCode(code),
);

/** True if the buyer collects the order. Late collection counts as uncollected, not as a late delivery. */
const isCollected = sql<boolean>`orders.delivery_code in (${sql.join(COLLECTED)})`;

const leftFirstAt = sql<Date | null>`least(
  case when orders.status = 'shipped' then (
    select max(e.at) from order_event e where e.order_id = orders.id and e.status = 'shipped') end,
  (select min(p.left_at) from order_parcel p where p.order_id = orders.id and p.ended_as is null))`;

export function areLate(kind: "late_parcels" | "not_collected", at: RawBuilder<Date>): RawBuilder<boolean> {
  const [isOfKind, days] =
    kind === "late_parcels" ? [sql`not ${isCollected}`, LATE_PARCEL_DAYS] : [isCollected, NOT_COLLECTED_DAYS];
  return sql`(orders.status in ('confirmed', 'preparing', 'shipped') and ${isOfKind}
    and ${leftFirstAt} < ${at} - ${days} * interval '1 day')`;
}

const dayOf = (at: RawBuilder<Date>) => sql`(${at} at time zone 'Europe/Bucharest')::date`;
const isHere = sql`orders.status in ('new', 'confirmed', 'preparing')`;

export function areDueToday(at: RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`(${isHere} and orders.leaves_by = ${dayOf(at)})`;
}

/** Returns an SQL condition: `promiseStateOf` is "late". Its statuses must match those of the index. */
export function arePromisedLate(at: RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`(orders.promised_to is not null and orders.status in ('new', 'confirmed', 'preparing', 'shipped')
    and (orders.promised_to < ${dayOf(at)} or ${isHere} and orders.leaves_by < ${dayOf(at)}))`;
}
