/** Only this file changes an order's status, with all effects of the change. */
import type { DeliveryCode } from "@curat/contract/cart.values";
import type { Tx } from "../../../db/database.ts";
import { invalid } from "../../../http/refusal.ts";
import { toLei } from "@curat/contract/lei.values";
import { enqueue, type OrderStep } from "../../../jobs/enqueue.ts";
import { formatOfficeLei } from "../../../text/money.ts";
import { refreshProductRead } from "../../catalogue/catalog/index.ts";
import { putBack, reserveAgain, type StockActor } from "../../catalogue/stock/index.ts";
import { type Actor, recordChange, recordChanges } from "../../platform/changes/index.ts";
import { loadStored } from "../../platform/settings/index.ts";
import { postEvent } from "../ledger/index.ts";
import {
  isDeliveryCode,
  loadOwnMethod,
  orderPromise,
  ownOrderPromise,
  readDeliveryTerms,
} from "../shipping/index.ts";
import { returnVoucher, useVoucherAgain } from "../vouchers/index.ts";
import {
  countArrivals,
  insertEvent,
  listDue,
  lockOrder,
  lockOrders,
  orderChange,
  type OrderMover,
  recordOrderChange,
  storyActor,
  writeFields,
  writePaid,
  writeStatus,
} from "./order-moves.store.ts";
import { loadMoney, openRefund, settleAway, settleMoney } from "./order-ledgers.ts";
import { loadLines, loadParcels, loadSoldPieces } from "./order-lines.store.ts";
import { awaitsTransfer, moneyOfMove, paysBeforehand, reversalRefusal } from "./order-payment.rules.ts";
import {
  canCancel,
  canMove,
  endsWithoutSale,
  mailedStep,
  type OrderStatus,
  statusLabel,
} from "./orders.rules.ts";
import type { Order } from "./orders.store.ts";
import { isSplit, isUndoable } from "./parcels.rules.ts";
import { countRefusals } from "./payment/payment.store.ts";

export interface Move {
  orderId: number;
  to: OrderStatus;
  actor: OrderMover;
  note?: string;
  withdrawalId?: number;
  at: Date;
}
export type Moved = { ok: true; order: Order } | { ok: false; from: OrderStatus };

/**
 * Changes an order's status. Locks the order first, then the voucher, then products by ascending id. Orders with a
 * parcel delivered or in transit cannot be cancelled or refused.
 */
export async function moveOrder(tx: Tx, move: Move): Promise<Moved> {
  const { orderId, to, actor, note = "", at } = move;
  const order = await lockOrder(tx, orderId);
  const from = order.status;
  if (from === to) return { ok: true, order };
  if (!canMove(from, to)) return { ok: false, from };
  const isUndone = endsWithoutSale(to);
  const parcels = to === "shipped" || isUndone ? await loadParcels(tx, [orderId]) : [];
  if (isUndone && !isUndoable(parcels)) return { ok: false, from };
  const paid = from === "awaiting_payment" && to === "confirmed";
  const written = await writeStatus(tx, orderId, {
    status: to,
    paymentState: paid ? "paid" : order.paymentState,
  });
  const happened = moneyOfMove(order, to, await loadMoney(tx, order));
  if (happened) await postEvent(tx, { orderId, at }, happened);
  const moved = from === "awaiting_payment" && !isUndone ? await promiseWhenPaid(tx, written, at) : written;
  // An order that awaits payment again has no promised day until it is paid.
  if (to === "awaiting_payment" && moved.promise) await writeFields(tx, orderId, { promise: null });
  await insertEvent(tx, { orderId, status: to, actor: storyActor(actor), note, at });
  await recordChange(tx, orderChange(order, moved, actor));
  const after = isUndone ? await undoSale(tx, moved, move) : moved;
  const own = parcels.find(({ part }) => part === 0);
  if (to === "shipped" || from === "shipped") await settleAway(tx, moved, { at, shipmentId: own?.id });
  const step = mailedStep(from, to);
  // The last parcel of a split order gets the same email as the others. Without a remaining part 0, all parcels have
  // already had theirs.
  if (step === "shipped" && isSplit(parcels)) await (own && enqueueParcelMail(tx, { orderId, awb: own.awb }));
  else if (step) await enqueueOrderMail(tx, orderId, step);
  if (to === "shipped") await enqueue(tx, "issue_invoice", { orderId }, `issue-invoice:${orderId}`);
  if (isUndone) await enqueue(tx, "storno_invoice", { orderId }, `storno-invoice:${orderId}`);
  if (isUndone && canCancel(from) && parcels.length > 0)
    await enqueue(tx, "cancel_awb", { orderId }, `cancel-awb:${orderId}`);
  return { ok: true, order: after };
}

/** Enqueues a step's email once per occurrence. Write the data in the email first. */
export async function enqueueOrderMail(tx: Tx, orderId: number, step: OrderStep): Promise<void> {
  const time = await (step === "payment_failed" ? countRefusals : countArrivals)(tx, orderId);
  await enqueue(tx, "order_step_mail", { orderId, step, time }, `order-${step}:${orderId}`);
}

export async function enqueueParcelMail(tx: Tx, parcel: { orderId: number; awb: string }): Promise<void> {
  await enqueue(tx, "parcel_mail", parcel, `parcel-mail:${parcel.awb}`);
}

async function undoSale(tx: Tx, order: Order, { actor: by, note, withdrawalId, at }: Move): Promise<Order> {
  const { id: orderId } = order;
  await returnVoucher(tx, orderId, at);
  // The stock ledger does not contain buyers' names.
  const kind = by === "system" ? "clock" : by;
  const actor: StockActor = typeof kind === "object" ? kind : { kind, id: null, name: "" };
  await refreshProductRead(tx, await putBack(tx, { orderId, actor, at }), at);
  const { leftBani: amountBani } = await loadMoney(tx, order);
  if (amountBani === 0) return settleMoney(tx, order, by);
  const reason = note || statusLabel(order, order.status);
  const ofReturn = withdrawalId === undefined ? {} : { returnId: withdrawalId };
  return (await openRefund(tx, order, { ...ofReturn, amountBani, reason, cause: "undone", at, by })).order;
}

/** Stores the delivery promise for a payment received now. (decision 0082) */
async function promiseWhenPaid(tx: Tx, order: Order, at: Date): Promise<Order> {
  const { deliveryCode, locker, deliveryCountyCode } = order;
  if (!isDeliveryCode(deliveryCode)) return order;
  const terms = readDeliveryTerms((await loadStored(tx)).get("deliveryTerms"));
  const countyCode = locker ? undefined : (deliveryCountyCode ?? undefined);
  const own = await loadOwnMethod(tx, deliveryCode);
  const promise = own
    ? ownOrderPromise(terms, own, at)
    : orderPromise(terms, { code: deliveryCode as DeliveryCode, countyCode, now: at });
  return promise ? writeFields(tx, order.id, { promise }) : order;
}

/** Revives a cancelled order whose payment arrived. Throws 422 if its voucher or products are no longer available. */
export async function reviveOrder(
  tx: Tx,
  order: Order,
  { actor, note, at }: { actor: Actor; note: string; at: Date },
): Promise<void> {
  const { id: orderId } = order;
  // Null if the order has no voucher, or an amendment removed the voucher.
  if (order.voucherCode !== null && !(await useVoucherAgain(tx, orderId)))
    throw invalid({ outcome: ["Voucherul comenzii a fost folosit între timp. Restituie banii."] });
  const pieces = await loadSoldPieces(tx, orderId);
  const taken = await reserveAgain(tx, { orderId, pieces, actor, at });
  const productIds = pieces.map(({ productId }) => productId);
  if (!taken.ok) {
    const missing = (await loadLines(tx, [orderId])).filter(({ productId }) =>
      taken.missing.includes(productId ?? 0),
    );
    const names = [...new Set(missing.map(({ name }) => name))].join(", ");
    throw invalid({ outcome: [`Nu mai sunt destule bucăți: ${names}. Restituie banii.`] });
  }
  await refreshProductRead(tx, productIds, at);
  const written = await writeStatus(tx, orderId, { status: "confirmed", paymentState: "paid" });
  await postEvent(tx, { orderId, at }, { event: "revived", totalBani: order.totalBani });
  const revived = await promiseWhenPaid(tx, written, at);
  await insertEvent(tx, { orderId, status: "confirmed", actor: "staff", note, at });
  await recordChange(tx, orderChange(order, revived, actor));
  await enqueueOrderMail(tx, orderId, "paid");
  // Replaces an invoice that was reversed. An order without an invoice gets one when its parcel ships.
  await enqueue(tx, "issue_invoice", { orderId, isAgain: true }, `issue-invoice:${orderId}`);
}

export async function recordTransfer(
  tx: Tx,
  transfer: { orderId: number; amountBani: number; note: string; actor: Actor; at: Date },
): Promise<boolean> {
  const { amountBani, ...move } = transfer;
  const order = await lockOrder(tx, move.orderId);
  if (!awaitsTransfer(order) || order.totalBani !== amountBani) return false;
  return (await moveOrder(tx, { ...move, to: "confirmed" })).ok;
}

/**
 * Reverses a payment that was recorded by mistake. An order confirmed by a transfer awaits payment again. Returns a
 * Romanian reason if the payment cannot be reversed. The caller must hold the order's lock.
 */
export async function reversePayment(
  tx: Tx,
  order: Order,
  { bani, note, actor, at, ...paid }: Reversal,
): Promise<string | undefined> {
  const { id: orderId, number, status } = order;
  const money = await loadMoney(tx, order);
  const refusal = reversalRefusal(order, money, bani);
  if (refusal !== undefined) return refusal;
  await postEvent(tx, { orderId, at }, { event: "reversed", bani, ...paid });
  const what = `Plata de ${formatOfficeLei(bani)} a fost anulată`;
  const awaitsAgain = paysBeforehand(order) && money.receivedBani === bani;
  if (awaitsAgain)
    await moveOrder(tx, { orderId, to: "awaiting_payment", actor, note: `${what}: ${note}`, at });
  else await insertEvent(tx, { orderId, status, actor: storyActor(actor), note: `${what}: ${note}`, at });
  // The audit log does not contain staff notes.
  await recordOrderChange(tx, order, {
    by: actor,
    sentence: `Comanda ${number}: plata de ${formatOfficeLei(bani)} a fost anulată.`,
    before: { received: toLei(money.receivedBani) },
    after: { received: toLei(money.receivedBani - bani) },
  });
  await settleMoney(tx, order, actor);
  return undefined;
}

type Reversal = { bani: number; note: string; actor: Actor; at: Date } & (
  | { method: "transfer" }
  | { method: "set_off"; document: string }
);

/**
 * Marks orders as paid once their cash has been handed over in full. Changes only orders with the payment state
 * "none".
 */
export async function recordCollected(
  tx: Tx,
  ids: readonly number[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const orders = (await lockOrders(tx, ids)).filter(({ paymentState }) => paymentState === "none");
  const unpaidIds = orders.map(({ id }) => id);
  // For most orders, delivery of the parcel has already posted the cash.
  for (const { orderId, owedBani: bani } of await listDue(tx, unpaidIds))
    if (bani > 0) await postEvent(tx, { orderId, at }, { event: "noted", bani, method: "cash_on_delivery" });
  await writePaid(tx, unpaidIds);
  const changes = orders.map((order) => orderChange(order, { ...order, paymentState: "paid" }, actor));
  await recordChanges(tx, changes);
}
