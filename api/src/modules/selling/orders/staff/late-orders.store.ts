import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { LATE_PARCEL_DAYS, NOT_COLLECTED_DAYS } from "@curat/contract/staff/dashboard.values";
import { type RawBuilder, sql } from "kysely";

/** True if the buyer collects the goods. Such an order is not late but uncollected. */
export const isCollected = sql<boolean>`orders.delivery_code in (${DELIVERY_CODE.storePickup}, ${DELIVERY_CODE.samedayEasybox})`;

/** The time when the order or the first of its parcels in transit shipped; null before that. */
export const leftFirstAt = sql<Date | null>`least(
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

/** The SQL of `promiseStateOf`; the statuses match the index. */
export function arePromisedLate(at: RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`(orders.promised_to is not null and orders.status in ('new', 'confirmed', 'preparing', 'shipped')
    and (orders.promised_to < ${dayOf(at)} or ${isHere} and orders.leaves_by < ${dayOf(at)}))`;
}
