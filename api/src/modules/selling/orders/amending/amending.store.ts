/** The SQL that changes what an order holds; its row is locked by the caller. */
import type { Selectable } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";
import type { DB } from "../../../../db/tables.ts";
import { amendableColumns, lineRow, type NewOrderLine, type Order, toLine } from "../orders.store.ts";

/** The lines with the bundles that they were bought in, in their order. */
export async function loadOrderLines(db: Db, orderId: number): Promise<NewOrderLine[]> {
  const rows = await db
    .selectFrom("order_line")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  return rows.map((row: Selectable<DB["order_line"]>) => ({ ...toLine(row), bundleId: row.bundle_id }));
}

/** Writes all that a change may make another, and the lines in place of those before. */
export async function rewriteOrder(tx: Tx, order: Order, lines: readonly NewOrderLine[]): Promise<void> {
  await tx
    .updateTable("orders")
    .set({
      ...amendableColumns(order),
      // Who waits for a transfer anew is reminded anew.
      release_told_at: null,
    })
    .where("id", "=", order.id)
    .execute();
  await tx.deleteFrom("order_line").where("order_id", "=", order.id).execute();
  const rows = lines.map((line, position) => ({ order_id: order.id, position, ...lineRow(line) }));
  await tx.insertInto("order_line").values(rows).execute();
}

/** Writes an order's own data and leaves its lines. */
export async function rewriteBuyer(tx: Tx, order: Order): Promise<void> {
  await tx.updateTable("orders").set(amendableColumns(order)).where("id", "=", order.id).execute();
}
