/** Applies each of the processor's notifications once. They may arrive in any order. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { ApiContext } from "../../../../context.ts";
import { transaction, type Tx } from "../../../../db/database.ts";
import { recordChange } from "../../../platform/changes/index.ts";
import type { PaymentNotification } from "../../payments/index.ts";
import { postEvent } from "../../ledger/index.ts";
import { notePaidBack } from "../../refunds/index.ts";
import { insertEvent, lockOrder, orderChange, PROCESSOR, writeFields } from "../order-moves.store.ts";
import { loadMoney, lowerBalanceDue, openRefund, settleMoney } from "../order-ledgers.ts";
import { enqueueOrderMail, moveOrder } from "../order-moves.ts";
import type { Order } from "../orders.store.ts";
import {
  awaitsCard,
  type Effect,
  effectOfNotification,
  isSameSum,
  releaseAfterFailure,
  RESERVED_HOURS,
} from "../order-payment.rules.ts";
import {
  addCredit,
  findAttempt,
  findLatestAttempt,
  insertNotification,
  type StoredAttempt,
  writeAttempt,
} from "./payment.store.ts";

export type Applied =
  | { ok: true; effect: Effect | "known" }
  | { ok: false; error: "unknown-reference" | "wrong-pass" | "other-sum" };

/**
 * A payment's secret (decision 0010). Undefined if a signature proves the notification, or if the notification is a
 * response to the shop's own request.
 */
type Pass = string | undefined;

/** Applies a notification. Without the payment's secret it is not stored, so that the processor can resend it. */
export async function applyNotification(
  { db, now, log }: Pick<ApiContext, "db" | "now" | "log">,
  notification: PaymentNotification,
  pass: Pass,
): Promise<Applied> {
  const at = now();
  const { digest, action } = notification;
  return transaction(db, async (tx): Promise<Applied> => {
    const known = await findAttempt(tx, notification.reference);
    if (!known || known.provider !== notification.provider) {
      await insertNotification(tx, { paymentId: null, digest, action, outcome: "unknown-reference", at });
      return { ok: false, error: "unknown-reference" };
    }
    if (!isPassOf(known, pass)) return { ok: false, error: "wrong-pass" };
    const order = await lockOrder(tx, known.orderId);
    // The attempt may have changed before the order was locked, so read it again.
    const attempt = (await findAttempt(tx, notification.reference)) ?? known;
    const isSame = isSameSum(notification, attempt);
    const effect = effectOfNotification(notification.status, attempt, order);
    const outcome = isSame ? effect : "other-sum";
    const isNew = await insertNotification(tx, { paymentId: attempt.id, digest, action, outcome, at });
    if (!isSame) {
      const { reference } = notification;
      log({ level: "error", message: "A payment notification has a different amount.", reference, action });
      return { ok: false, error: "other-sum" };
    }
    if (!isNew) return { ok: true, effect: "known" };
    await carryOut(tx, effect, { order, attempt, notification, at });
    const { tell } = notification;
    if (tell)
      await insertEvent(tx, { orderId: order.id, status: order.status, actor: "payment", note: tell, at });
    return { ok: true, effect };
  });
}

function isPassOf({ pass }: StoredAttempt, sent: Pass): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return pass === null || sent === undefined || timingSafeEqual(digest(pass), digest(sent));
}

interface Notified {
  order: Order;
  attempt: StoredAttempt;
  notification: PaymentNotification;
  at: Date;
}

async function carryOut(tx: Tx, effect: Effect, notified: Notified): Promise<void> {
  const { order, attempt, notification, at } = notified;
  const { id: orderId } = order;
  const write = (state: StoredAttempt["state"]) =>
    writeAttempt(tx, attempt.id, { state, detail: notification.detail, at });
  switch (effect) {
    case "nothing":
      return;
    case "authorize":
      await write("authorized");
      // The bank reserves the money for days, so products stay reserved for the same time.
      await writeFields(tx, orderId, { releaseAt: new Date(at.getTime() + RESERVED_HOURS * 3_600_000) });
      return;
    case "pay":
    case "owe":
      await write(effect === "pay" ? "paid" : "refund_due");
      await postEvent(tx, { orderId, at }, paidBy(attempt));
      return effect === "pay" ? pay(tx, notified) : refundSurplus(tx, notified);
    case "fail":
    case "cancel":
      await write(effect === "fail" ? "failed" : "cancelled");
      return mailFailure(tx, notified);
    case "refund":
      return refund(tx, notified);
  }
}

const paidBy = ({ id, amountBani }: StoredAttempt) =>
  ({ event: "paid", bani: amountBani, paymentId: id }) as const;

async function pay(tx: Tx, { order, attempt, at }: Notified): Promise<void> {
  const { id: orderId } = order;
  if (!awaitsCard(order))
    return lowerBalanceDue(tx, order, { how: "paid", bani: attempt.amountBani, by: "payment", at });
  const moved = await moveOrder(tx, { orderId, to: "confirmed", actor: "payment", at });
  if (!moved.ok) throw new Error(`Order ${orderId} was paid but cannot leave '${moved.from}'.`);
}

const LATE = "Plată primită după anularea comenzii";

async function refundSurplus(tx: Tx, { order, attempt, at }: Notified): Promise<void> {
  const { id: orderId, status } = order;
  await insertEvent(tx, { orderId, status, actor: "payment", note: LATE, at });
  const { amountBani } = attempt;
  await openRefund(tx, order, { amountBani, reason: LATE, cause: "late", at, by: "payment" });
}

async function mailFailure(tx: Tx, { order, attempt, at }: Notified): Promise<void> {
  const latest = await findLatestAttempt(tx, order.id);
  if (order.status !== "awaiting_payment" || latest?.id !== attempt.id) return;
  const releaseAt = releaseAfterFailure(order.releaseAt, at);
  const failed = await writeFields(tx, order.id, { paymentState: "failed", releaseAt });
  await recordChange(tx, orderChange(order, failed, "payment"));
  await enqueueOrderMail(tx, order.id, "payment_failed");
}

async function refund(tx: Tx, notified: Notified): Promise<void> {
  const { order, attempt, notification, at } = notified;
  const bani = notification.processedBani ?? attempt.amountBani;
  const isKnown = ["paid", "refund_due", "refunded"].includes(attempt.state);
  // A partial credit implies an earlier payment whose notification is late.
  if (!isKnown && bani < attempt.amountBani)
    await carryOut(tx, effectOfNotification("paid", attempt, order), notified);
  // The whole payment was credited before its notification arrived, so no order awaited it.
  const isSurplus = !isKnown && bani >= attempt.amountBani;
  if (isSurplus) await postEvent(tx, { orderId: order.id, at }, paidBy(attempt));
  const { unheardBani } = await loadMoney(tx, order);
  const isWhole = (await addCredit(tx, attempt.id, { bani, at })) >= attempt.amountBani;
  const credit = { orderId: order.id, amountBani: bani, unheardBani, isSurplus, at, actor: PROCESSOR };
  await notePaidBack(tx, credit);
  if (isWhole) await writeAttempt(tx, attempt.id, { state: "refunded", detail: notification.detail, at });
  await settleMoney(tx, order, "payment");
}
