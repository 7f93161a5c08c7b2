/** A cancelled order that goes on after all, because its money came: goods and voucher are taken again. */
import type { Tx } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { refreshProductRead } from "../../catalogue/catalog/index.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import { takeAgain } from "../../catalogue/stock/index.ts";
import { postEvent } from "../ledger/index.ts";
import { useVoucherAgain } from "../vouchers/index.ts";
import { orderChange } from "./order-changes.ts";
import { insertEvent, writeStatus } from "./order-moves.store.ts";
import { enqueueOrderMail } from "./order-moves.ts";
import { promiseWhenPaid } from "./paid-promise.ts";
import { loadSoldPieces } from "./order-lines.store.ts";
import type { Order } from "./orders.store.ts";

export type Revived =
  | { ok: true; order: Order }
  /** Products of which too few are left, by id. */
  | { ok: false; error: "voucher-used" }
  | { ok: false; error: "sold-out"; productIds: number[] };

/** Confirms a cancelled order as paid; the caller holds its row. After a refusal the transaction is to be given up. */
export async function reviveOrder(
  tx: Tx,
  order: Order,
  { actor, note, at }: { actor: Actor; note: string; at: Date },
): Promise<Revived> {
  // A change may have given the voucher's use back for good.
  if (order.voucherCode !== null && !(await useVoucherAgain(tx, order.id)))
    return { ok: false, error: "voucher-used" };
  const pieces = await loadSoldPieces(tx, order.id);
  const taken = await takeAgain(tx, { orderId: order.id, pieces, actor, at });
  if (!taken.ok) return { ok: false, error: "sold-out", productIds: taken.missing };
  await refreshProductRead(
    tx,
    pieces.map(({ productId }) => productId),
    at,
  );
  const written = await writeStatus(tx, order.id, { status: "confirmed", paymentState: "paid" });
  await postEvent(tx, { orderId: order.id, at }, { event: "revived", totalBani: order.totalBani });
  const revived = await promiseWhenPaid(tx, written, at);
  await insertEvent(tx, { orderId: order.id, status: "confirmed", actor: "staff", note, at });
  await recordChange(tx, orderChange(order, revived, actor));
  await enqueueOrderMail(tx, order.id, "paid");
  // One that was taken back when it ended; the others leave with their parcel.
  await enqueue(tx, "issue_invoice", { orderId: order.id, isAgain: true }, `issue-invoice:${order.id}`);
  return { ok: true, order: revived };
}
