import type { Tx } from "../../../db/database.ts";
import { type Actor, recordChanges } from "../../platform/changes/index.ts";
import { postEvent } from "../ledger/index.ts";
import { orderChange } from "./order-changes.ts";
import { listDue, lockOrder, lockOrders, writePaid } from "./order-moves.store.ts";
import { moveOrder } from "./order-moves.ts";
import { awaitsTransfer } from "./order-payment.rules.ts";

/** Confirms and locks a transfer's order; false if it awaits no transfer of this amount. */
export async function recordTransfer(
  tx: Tx,
  transfer: { orderId: number; amountBani: number; note: string; actor: Actor; at: Date },
): Promise<boolean> {
  const { amountBani, ...move } = transfer;
  const order = await lockOrder(tx, move.orderId);
  if (!awaitsTransfer(order) || order.totalBani !== amountBani) return false;
  return (await moveOrder(tx, { ...move, to: "confirmed" })).ok;
}

/** Records orders as paid if their cash was handed over in full. Orders being refunded keep their state. */
export async function recordCollected(
  tx: Tx,
  ids: readonly number[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const orders = (await lockOrders(tx, ids)).filter(({ paymentState }) => paymentState === "none");
  const unpaidIds = orders.map(({ id }) => id);
  // The cash of most orders was posted when their parcel arrived.
  for (const { orderId, owedBani: bani } of await listDue(tx, unpaidIds))
    if (bani > 0) await postEvent(tx, { orderId, at }, { event: "noted", bani, method: "cash_on_delivery" });
  await writePaid(tx, unpaidIds);
  const changes = orders.map((order) => orderChange(order, { ...order, paymentState: "paid" }, actor));
  await recordChanges(tx, changes);
}
