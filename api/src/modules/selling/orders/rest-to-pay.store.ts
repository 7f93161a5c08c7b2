import type { Tx } from "../../../db/database.ts";

/** Nothing stays to pay any more; the order's row is locked by the caller. */
export async function clearRest(tx: Tx, orderId: number): Promise<void> {
  await tx.updateTable("orders").set({ rest_bani: 0 }).where("id", "=", orderId).execute();
}

/** So much of what stays to pay is asked for no more, since its goods went back; the order's row is locked by the caller. */
export async function lessenRest(tx: Tx, orderId: number, bani: number): Promise<void> {
  await tx
    .updateTable("orders")
    .set(({ eb }) => ({
      rest_bani: eb("rest_bani", "-", bani),
      rest_waived_bani: eb("rest_waived_bani", "+", bani),
    }))
    .where("id", "=", orderId)
    .execute();
}
