/** Stock and its movements; product rows are locked by ascending id, after the cart (architecture: Data). */
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Locks the products of a cart until the transaction ends, so that what is read next stays true. */
export async function lockProductsOfCart(tx: Tx, cartId: number): Promise<void> {
  await sql`
    select p.id from product p
    where p.id in (select product_id from cart_item where cart_id = ${cartId})
    order by p.id for no key update of p`.execute(tx);
}

/** Takes pieces out of stock for an order and notes why; the column's check refuses what is not there. */
export async function takeStock(
  tx: Tx,
  { orderId, lines, now }: { orderId: number; lines: { productId: number; quantity: number }[]; now: Date },
): Promise<void> {
  const ids = lines.map((line) => line.productId);
  const quantities = lines.map((line) => line.quantity);
  await sql`
    with taken as (
      select * from unnest(${ids}::integer[], ${quantities}::integer[]) as t (product_id, quantity)
    ), fallen as (
      update product p set stock = p.stock - t.quantity from taken t where p.id = t.product_id
    )
    insert into stock_movement (product_id, order_id, quantity, reason, at)
    select product_id, ${orderId}, -quantity, 'order', ${now}::timestamptz from taken`.execute(tx);
}
