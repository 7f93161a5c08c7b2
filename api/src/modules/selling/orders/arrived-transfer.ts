/** A transfer that an order waited for, found on a statement. */
import type { Tx } from "../../../db/database.ts";
import type { Actor } from "../../platform/changes/index.ts";
import { lockOrder } from "./order-moves.store.ts";
import { moveOrder } from "./order-moves.ts";
import { awaitsTransfer } from "./order-payment.rules.ts";

/** Confirms the order as a hand would; false where it waits for no transfer of just that sum. Locks the order. */
export async function noteTransfer(
  tx: Tx,
  {
    orderId,
    amountBani,
    note,
    actor,
    at,
  }: { orderId: number; amountBani: number; note: string; actor: Actor; at: Date },
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (!awaitsTransfer(order) || order.totalBani !== amountBani) return false;
  return (await moveOrder(tx, { orderId, to: "confirmed", actor, note, at })).ok;
}
