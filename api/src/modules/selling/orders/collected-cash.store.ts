/** The SQL of orders whose cash was handed over. */
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

export async function writeCollected(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable("orders").set({ payment_state: "paid" }).where("id", "=", anyOf(ids)).execute();
}
