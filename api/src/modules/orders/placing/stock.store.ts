/** Stock and its movements. */
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";

/**
 * Takes pieces out of stock for an order and notes why; the column's check refuses what is not there.
 * The rows are locked before, by ascending id (`lockContents` of the cart); each product stands once, in this order.
 */
export async function takeStock(
  tx: Tx,
  { orderId, taken, now }: { orderId: number; taken: { productId: number; quantity: number }[]; now: Date },
): Promise<void> {
  const ids = taken.map((product) => product.productId);
  const quantities = taken.map((product) => product.quantity);
  await sql`
    /* stock-taken */ with taken as (
      select * from unnest((select ${ids}::integer[]), (select ${quantities}::integer[])) as t (product_id, quantity)
    ), fallen as (
      update product p set stock = p.stock - t.quantity from taken t where p.id = t.product_id
    )
    insert into stock_movement (product_id, order_id, quantity, reason, at)
    select product_id, ${orderId}, -quantity, 'order', ${now}::timestamptz from taken`.execute(tx);
}
