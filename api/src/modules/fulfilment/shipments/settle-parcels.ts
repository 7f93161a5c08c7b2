import type { Tx } from "../../../db/database.ts";
import type { Actor } from "../../platform/changes/index.ts";
import { canSplit, findOrderRecord, isSplit, moveOrder, stillToSend } from "../../selling/orders/index.ts";

type Mover = Actor | "courier";

/**
 * Moves an order with several parcels to 'shipped' once nothing is left to send, and to 'delivered' or 'refused' once
 * all parcels are delivered or returned. (decision 0059) The caller must have locked the order.
 */
export async function settleParcels(
  tx: Tx,
  orderId: number,
  { actor, at, note = "" }: { actor: Mover; at: Date; note?: string },
): Promise<void> {
  const record = await findOrderRecord(tx, orderId);
  if (!record || !isSplit(record.parcels)) return;
  const { order, lines, parcels } = record;
  const isAllAway =
    parcels.every(({ part, leftAt }) => part > 0 && leftAt !== null) &&
    stillToSend(lines, parcels).length === 0;
  if (canSplit(order) && !isAllAway) return;
  const move = (to: "preparing" | "shipped" | "delivered" | "refused") =>
    moveOrder(tx, { orderId, to, actor, note, at });
  if (order.status === "confirmed") await move("preparing");
  if (canSplit(order)) await move("shipped");
  else if (order.status !== "shipped") return;
  if (parcels.every(({ endedAs }) => endedAs === "delivered")) await move("delivered");
  if (parcels.every(({ endedAs }) => endedAs === "returned")) await move("refused");
}
