/** The SQL of an order's moves: its row, its story, and its voucher when no sale stands. */
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { currentTrace } from "../../../trace.ts";
import type { OrderStatus } from "./orders.rules.ts";
import {
  amendableColumns,
  type Order,
  type OrderPromise,
  type PaymentState,
  promiseColumns,
  toOrder,
} from "./orders.store.ts";

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
  const isReleased = status !== "awaiting_payment";
  return writeFields(tx, id, { status, paymentState, ...(isReleased && { releaseAt: null }) });
}

/** Writes these fields of an order that the caller has locked; answers it as it stands then. */
export async function writeFields(
  tx: Tx,
  id: number,
  fields: Partial<Pick<Order, "status" | "paymentState" | "restBani" | "releaseAt">>,
): Promise<Order> {
  const { status, paymentState: payment_state, restBani: payable_bani, releaseAt: release_at } = fields;
  const row = await tx
    .updateTable("orders")
    // What is undefined is not written.
    .set({ status, payment_state, payable_bani, release_at })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toOrder(row);
}

/** Writes all of its row that may change before it ships. */
export async function writeOrder(tx: Tx, order: Order): Promise<void> {
  // A buyer who waits for a transfer again is reminded again.
  const written = { ...amendableColumns(order), release_told_at: null };
  await tx.updateTable("orders").set(written).where("id", "=", order.id).execute();
}

/** Writes an order's own data and leaves its lines. */
export async function rewriteBuyer(tx: Tx, order: Order): Promise<void> {
  await tx.updateTable("orders").set(amendableColumns(order)).where("id", "=", order.id).execute();
}

/** What its buyer is promised from now on. */
export async function writePromise(tx: Tx, id: number, promise: OrderPromise | null): Promise<void> {
  await tx.updateTable("orders").set(promiseColumns(promise)).where("id", "=", id).execute();
}

/** Adds an entry to the order's history, with the trace of the request or job that it is written for. */
export async function insertEvent(
  tx: Tx,
  event: { orderId: number; status: OrderStatus; actor: OrderActor; note: string; at: Date },
): Promise<void> {
  const { orderId: order_id, status, actor, note, at } = event;
  await tx
    .insertInto("order_event")
    .values({ order_id, status, actor, note, at, trace: currentTrace()?.id ?? null })
    .execute();
}

/** How many entries of an order's story tell of the status that it has: more each time that it comes to it or waits anew. */
export async function countArrivals(tx: Tx, orderId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from order_event e join orders o on o.id = e.order_id
    where o.id = ${orderId} and e.status = o.status`.execute(tx);
  return rows[0]?.count ?? 0;
}
