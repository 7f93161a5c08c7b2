import { sql } from "kysely";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { Db } from "../../../../db/database.ts";

const MONTHS = 13;
const MAX_PURCHASES = 5_000;

/** Returns what the customer ordered in the last 13 months and did not cancel, refuse or receive as a gift. */
export async function loadPurchases(
  db: Db,
  customerId: number,
  now: Date,
): Promise<{ productId: number; quantity: number; placedAt: Date }[]> {
  const { rows } = await sql<{ productId: number; quantity: number; placedAt: Date }>`
    select l.product_id as "productId", l.quantity, o.placed_at as "placedAt"
    from orders o join order_line l on l.order_id = o.id
    where o.customer_id = ${customerId} and o.status not in ('cancelled', 'refused')
      and o.placed_at > ${now}::timestamptz - make_interval(months => ${MONTHS})
      and l.product_type = ${PRODUCT_TYPE.product} and l.product_id is not null and l.quantity > 0
    order by o.placed_at desc, l.id limit ${MAX_PURCHASES}`.execute(db);
  return rows;
}
