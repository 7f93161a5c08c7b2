/** The SQL of an order's moves: its row, its story, and what comes back when no sale stands. */
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { OrderStatus } from "./orders.rules.ts";
import { type Order, type PaymentState, toOrder } from "./orders.store.ts";

/** Who moved an order. */
export type OrderActor = "customer" | "staff" | "payment" | "courier" | "system";

/** The order, locked to the end of the transaction. Throws for an unknown id. */
export async function lockOrder(tx: Tx, id: number): Promise<Order> {
  const row = await tx
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return toOrder(row);
}

/** Only an order that awaits its payment is released by the clock. */
export async function writeStatus(
  tx: Tx,
  id: number,
  { status, paymentState }: { status: OrderStatus; paymentState: PaymentState },
): Promise<Order> {
  const row = await tx
    .updateTable("orders")
    .set({ status, payment_state: paymentState })
    .$if(status !== "awaiting_payment", (update) => update.set({ release_at: null }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toOrder(row);
}

export async function insertEvent(
  tx: Tx,
  event: { orderId: number; status: OrderStatus; actor: OrderActor; note: string; at: Date },
): Promise<void> {
  const { orderId: order_id, status, actor, note, at } = event;
  await tx.insertInto("order_event").values({ order_id, status, actor, note, at }).execute();
}

export async function insertRefund(
  tx: Tx,
  refund: { orderId: number; returnId?: number; amountBani: number; reason: string; at: Date },
): Promise<void> {
  const { orderId: order_id, returnId: return_id = null, amountBani: amount_bani, reason, at } = refund;
  await tx
    .insertInto("refund")
    .values({ order_id, return_id, amount_bani, reason, state: "due", created_at: at })
    .execute();
}

/** Gives the use of a voucher back, once; an order without one has nothing to give. */
export async function returnVoucher(tx: Tx, orderId: number, at: Date): Promise<void> {
  await sql`
    with returned as (
      update voucher_use set returned_at = ${at} where order_id = ${orderId} and returned_at is null
      returning voucher_id
    )
    update voucher v set uses = v.uses - 1 from returned r where v.id = r.voucher_id`.execute(tx);
}

/**
 * Puts back what the order's movements took and nothing has put back yet; tells the products, which it locks by
 * ascending id.
 */
export async function returnStock(tx: Tx, orderId: number, at: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product where id in (select product_id from stock_movement where order_id = ${orderId})
    order by id for no key update`.execute(tx);
  await sql`
    with taken as (
      select product_id, -sum(quantity)::integer as quantity from stock_movement where order_id = ${orderId}
      group by product_id having sum(quantity) < 0
    ), risen as (
      update product p set stock = p.stock + t.quantity from taken t where p.id = t.product_id
    )
    insert into stock_movement (product_id, order_id, quantity, reason, at)
    select product_id, ${orderId}, quantity, 'cancellation', ${at}::timestamptz from taken`.execute(tx);
  return rows.map(({ id }) => id);
}
