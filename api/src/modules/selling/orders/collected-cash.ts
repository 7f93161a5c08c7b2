/** Orders whose cash couriers have handed over. */
import type { Tx } from "../../../db/database.ts";
import { type Actor, recordChanges } from "../../platform/changes/index.ts";
import { postEvent } from "../ledger/index.ts";
import { listOwed, lockCollectable, writeCollected } from "./collected-cash.store.ts";
import { orderChange } from "./order-changes.ts";

/**
 * Notes orders as paid whose cash was handed over to the last ban, in one go; the caller has locked them. Where money of an
 * order is on its way back already, its state stays.
 */
export async function noteCollected(
  tx: Tx,
  ids: readonly number[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const orders = await lockCollectable(tx, ids);
  const unpaid = orders.filter(({ paymentState }) => paymentState === "none");
  const unpaidIds = unpaid.map(({ id }) => id);
  // Most were posted when their parcel arrived.
  for (const { orderId, owedBani: bani } of await listOwed(tx, unpaidIds))
    if (bani > 0) await postEvent(tx, { orderId, at }, { event: "noted", bani, method: "cash_on_delivery" });
  await writeCollected(tx, unpaidIds);
  await recordChanges(
    tx,
    unpaid.map((order) => orderChange(order, { ...order, paymentState: "paid" }, actor)),
  );
}
