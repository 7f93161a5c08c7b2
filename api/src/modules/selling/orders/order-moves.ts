/** The one way in which an order changes its status: checked against the table, with everything that the move means. */
import { enqueue, type OrderStep } from "../../../jobs/enqueue.ts";
import type { Tx } from "../../../db/database.ts";
import { recordChange } from "../../platform/changes/index.ts";
import { returnVoucher } from "../vouchers/index.ts";
import { refreshProductRead } from "../../catalogue/catalog/index.ts";
import { putBack } from "../../catalogue/stock/index.ts";
import { orderChange, type OrderMover, storyActor } from "./order-changes.ts";
import { moneyOfMove } from "./move-money.rules.ts";
import { loadMoney, openRefund, settleMoney } from "./order-money.ts";
import { countArrivals, insertEvent, lockOrder, writePromise, writeStatus } from "./order-moves.store.ts";
import {
  canCancel,
  canMove,
  endsWithoutSale,
  type OrderStatus,
  mailedStep,
  statusLabel,
} from "./orders.rules.ts";
import type { Order } from "./orders.store.ts";
import { promiseWhenPaid } from "./paid-promise.ts";
import { settleAway } from "./order-pieces.ts";
import { isSplit, isUndoable } from "./parcels.rules.ts";
import { loadParcels } from "./parcels.store.ts";
import { countRefusals } from "./payment/payment.store.ts";
import { postEvent } from "../ledger/index.ts";

export interface Move {
  orderId: number;
  to: OrderStatus;
  /** Somebody of the shop, or who acts by himself. */
  actor: OrderMover;
  /** Kept in the order's story; staff reads it. */
  note?: string;
  /** The withdrawal by which it ends: the money goes to the account that it names. */
  withdrawalId?: number;
  at: Date;
}
export type Moved = { ok: true; order: Order } | { ok: false; from: OrderStatus };

/**
 * Moves an order inside the caller's transaction. Locks its row first, then voucher, then products by ascending id.
 * To the status that it has already it is ok and nothing happens; what the table does not allow is told with the
 * status that stands. Whoever leaves 'awaiting_payment' for 'confirmed' has paid. An order of which a part is with its
 * buyer, or on the way to him, is not undone as a whole.
 */
export async function moveOrder(tx: Tx, move: Move): Promise<Moved> {
  const { orderId, to, actor, note = "", withdrawalId, at } = move;
  const order = await lockOrder(tx, orderId);
  const from = order.status;
  if (from === to) return { ok: true, order };
  if (!canMove(from, to)) return { ok: false, from };
  const parcels = to === "shipped" || endsWithoutSale(to) ? await loadParcels(tx, [orderId]) : [];
  if (endsWithoutSale(to) && !isUndoable(parcels)) return { ok: false, from };
  const paid = from === "awaiting_payment" && to === "confirmed";
  const written = await writeStatus(tx, orderId, {
    status: to,
    paymentState: paid ? "paid" : order.paymentState,
  });
  const isReleased = from === "awaiting_payment" && !endsWithoutSale(to);
  const happened = moneyOfMove(order, to, await loadMoney(tx, order));
  if (happened) await postEvent(tx, { orderId, at }, happened);
  const moved = isReleased ? await promiseWhenPaid(tx, written, at) : written;
  // What waits for its money again is promised nothing until it comes.
  if (to === "awaiting_payment" && moved.promise) await writePromise(tx, orderId, null);
  await insertEvent(tx, { orderId, status: to, actor: storyActor(actor), note, at });
  await recordChange(tx, orderChange(order, moved, actor));
  const standing = endsWithoutSale(to)
    ? await undoSale(tx, moved, { actor, reason: note || statusLabel(moved, to), withdrawalId, at })
    : moved;
  if (to === "shipped" || from === "shipped")
    await settleAway(tx, moved, { at, shipmentId: parcels.find(({ part }) => part === 0)?.id });
  const step = mailedStep(from, to);
  if (step === "shipped" && isSplit(parcels)) await enqueueRestMail(tx, orderId, parcels);
  else if (step) await enqueueOrderMail(tx, orderId, step);
  await enqueueInvoice(tx, orderId, to);
  if (endsWithoutSale(to) && canCancel(from) && parcels.length > 0) await enqueueAwbCancel(tx, orderId);
  return { ok: true, order: standing };
}

/**
 * Puts the mail of a step into the queue: one for each time that the order comes to it, of which those that have not left
 * yet are one. The caller holds the order's row and has written what the mail tells of.
 */
export async function enqueueOrderMail(tx: Tx, orderId: number, step: OrderStep): Promise<void> {
  const time = await (step === "payment_failed" ? countRefusals : countArrivals)(tx, orderId);
  await enqueue(tx, "order_step_mail", { orderId, step, time }, `order-${step}:${orderId}`);
}

/** The mail of a parcel that left by itself; each has its own. */
export async function enqueueParcelMail(
  tx: Tx,
  { orderId, awb }: { orderId: number; awb: string },
): Promise<void> {
  await enqueue(tx, "parcel_mail", { orderId, awb }, `parcel-mail:${awb}`);
}

/** Where the last pieces left ahead, or are not sent at all, nothing leaves now that was not told of. */
async function enqueueRestMail(
  tx: Tx,
  orderId: number,
  parcels: readonly { part: number; awb: string }[],
): Promise<void> {
  const own = parcels.find(({ part }) => part === 0);
  if (own) await enqueueParcelMail(tx, { orderId, awb: own.awb });
}

/** The invoice leaves with the parcel; one of a sale that no longer stands is taken back. (decisions/0018: Orders after placing) */
async function enqueueInvoice(tx: Tx, orderId: number, to: OrderStatus): Promise<void> {
  if (to === "shipped") await enqueue(tx, "issue_invoice", { orderId }, `issue-invoice:${orderId}`);
  if (endsWithoutSale(to)) await enqueue(tx, "storno_invoice", { orderId }, `storno-invoice:${orderId}`);
}

/** A parcel that never left is not waited for by the courier either. */
async function enqueueAwbCancel(tx: Tx, orderId: number): Promise<void> {
  await enqueue(tx, "cancel_awb", { orderId }, `cancel-awb:${orderId}`);
}

/** Goods and voucher go back, and money that came in is due. */
async function undoSale(
  tx: Tx,
  order: Order,
  {
    actor,
    reason,
    withdrawalId,
    at,
  }: { actor: OrderMover; reason: string; withdrawalId: number | undefined; at: Date },
): Promise<Order> {
  await returnVoucher(tx, order.id, at);
  const mover =
    typeof actor === "object"
      ? actor
      : { kind: actor === "system" ? ("clock" as const) : actor, id: null, name: "" };
  const back = await putBack(tx, { orderId: order.id, actor: mover, at });
  await refreshProductRead(tx, back, at);
  const { leftBani: amountBani } = await loadMoney(tx, order);
  if (amountBani === 0) return settleMoney(tx, order, actor);
  const ofReturn = withdrawalId === undefined ? {} : { returnId: withdrawalId };
  const refund = { ...ofReturn, amountBani, reason, cause: "undone", at, by: actor } as const;
  return (await openRefund(tx, order, refund)).order;
}

/** Writes where an order's payment is before its money came; the order's row is locked by the caller. */
export async function changePaymentState(
  tx: Tx,
  order: Order,
  { to, by }: { to: Order["paymentState"]; by: OrderMover },
): Promise<Order> {
  const changed = await writeStatus(tx, order.id, { status: order.status, paymentState: to });
  await recordChange(tx, orderChange(order, changed, by));
  return changed;
}
