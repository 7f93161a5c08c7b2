import type { Tx } from "../../db/database.ts";

/** Nothing stays to pay any more; the order's row is locked by the caller. */
export async function clearRest(tx: Tx, orderId: number): Promise<void> {
  await tx.updateTable("orders").set({ rest_bani: 0 }).where("id", "=", orderId).execute();
}
