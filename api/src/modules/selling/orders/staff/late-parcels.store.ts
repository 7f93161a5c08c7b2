/** Parcels that are longer with the courier than they should be, in conditions for a query on `orders`. */
import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { LATE_PARCEL_DAYS, NOT_COLLECTED_DAYS } from "@curat/contract/staff/today.values";
import { type RawBuilder, sql } from "kysely";

/** True where the buyer comes for his goods: a parcel is not late then, it is not collected. */
export const isCollected = sql<boolean>`orders.delivery_code in (${DELIVERY_CODE.storePickup}, ${DELIVERY_CODE.samedayEasybox})`;

/** When the order left, or the first of its parcels that is still on its way; null before. */
export const leftFirstAt = sql<Date | null>`least(
  case when orders.status = 'shipped' then (
    select max(e.at) from order_event e where e.order_id = orders.id and e.status = 'shipped') end,
  (select min(p.left_at) from order_parcel p where p.order_id = orders.id and p.ended_as is null))`;

/** Orders that are counted as late, or as not collected, at a moment. */
export function areLate(kind: "late_parcels" | "not_collected", at: RawBuilder<Date>): RawBuilder<boolean> {
  const [isOfKind, days] =
    kind === "late_parcels" ? [sql`not ${isCollected}`, LATE_PARCEL_DAYS] : [isCollected, NOT_COLLECTED_DAYS];
  return sql`(orders.status in ('confirmed', 'preparing', 'shipped') and ${isOfKind}
    and ${leftFirstAt} < ${at} - ${days} * interval '1 day')`;
}
