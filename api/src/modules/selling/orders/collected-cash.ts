/** Orders whose cash couriers have handed over. */
import type { Tx } from "../../../db/database.ts";
import { type Actor, recordChanges } from "../../platform/changes/index.ts";
import { lockCollectable, writeCollected } from "./collected-cash.store.ts";
import { orderChange } from "./order-changes.ts";

/**
 * Notes orders as paid whose cash was handed over to the last ban, in one go; the caller has locked them. Where money of an
 * order is on its way back already, its state stays.
 */
export async function noteCollected(tx: Tx, ids: readonly number[], actor: Actor): Promise<void> {
  const orders = await lockCollectable(tx, ids);
  const unpaid = orders.filter(({ paymentState }) => paymentState === "none");
  await writeCollected(
    tx,
    unpaid.map(({ id }) => id),
  );
  await recordChanges(
    tx,
    unpaid.map((order) => orderChange(order, { ...order, paymentState: "paid" }, actor)),
  );
}
