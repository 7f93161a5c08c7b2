/** The SQL of orders whose cash was handed over. */
import { sql } from "kysely";
import { anyOf, type Tx } from "../../../db/database.ts";
import { type Order, toOrder } from "./orders.store.ts";

/** Those of the ids that stand, locked to the end of the transaction. */
export async function lockCollectable(tx: Tx, ids: readonly number[]): Promise<Order[]> {
  const rows = await tx
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", anyOf(ids))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows.map(toOrder);
}

/** What orders' accounts say is still to come of them, in bani. */
export async function listOwed(
  tx: Tx,
  ids: readonly number[],
): Promise<{ orderId: number; owedBani: number }[]> {
  const { rows } = await sql<{ orderId: number; owedBani: number }>`
    select b.order_id as "orderId", b.balance_bani + coalesce(d.due_bani, 0) as "owedBani"
    from order_balance b left join order_due d on d.order_id = b.order_id
    where b.order_id = any(${[...ids]}::bigint[])`.execute(tx);
  return rows;
}

export async function writeCollected(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable("orders").set({ payment_state: "paid" }).where("id", "=", anyOf(ids)).execute();
}
