/** The SQL that changes an order's own row; it is locked by the caller. */
import type { Tx } from "../../../../db/database.ts";
import { amendableColumns, type Order } from "../orders.store.ts";

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
