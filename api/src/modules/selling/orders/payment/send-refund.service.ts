/**
 * Sends refunds through the card processor. A request is stored before it is sent, and never sent twice. Without a
 * response it stays open until the processor or staff report the outcome.
 */
import type { Wire } from "@curat/contract/lei.values";
import type { StaffRefund } from "@curat/contract/staff/refunds";
import type { ApiContext } from "../../../../context.ts";
import { transaction, type Tx } from "../../../../db/database.ts";
import { conflict, invalid, notFound } from "../../../../http/refusal.ts";
import type { Actor } from "../../../platform/changes/index.ts";
import { findCardProcessor, NO_ANSWER, type RefundAnswer } from "../../payments/index.ts";
import {
  findOpenRefundAttempt,
  findRefund,
  findRefundAttempt,
  findRefundRow,
  insertRefundAttempt,
  listRefundAttempts,
  listUnsettledAttempts,
  noteBounced,
  noteCredited,
  type RefundAttempt,
  showRefund,
  writeRefundAttempt,
} from "../../refunds/index.ts";
import { settleMoney } from "../order-ledgers.ts";
import { insertEvent, lockOrder, PROCESSOR } from "../order-moves.store.ts";
import type { Order } from "../orders.store.ts";
import { addCredit, findAttemptById, listCardMoney, writeAttempt } from "./payment.store.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config" | "log">;

/** After this time a request counts as unanswered, for example after a crash. */
const ANSWERS_WITHIN_MS = 60_000;
const UNDER_WAY = "Restituirea tocmai se trimite. Încearcă din nou peste un minut.";
const NO_CALL =
  "La acest procesator restituirea nu se poate face de aici: creditează plata din contul magazinului de la procesator.";

/**
 * Requests a refund from the processor, or the outcome of an earlier request. Throws 404, 409 for a refund that is
 * paid or not made to a card, and 422 with the processor's reason.
 */
export async function sendRefund(shop: Shop, refundId: number, actor: Actor): Promise<Wire<StaffRefund>> {
  const { db } = shop;
  const earlier = await findOpenRefundAttempt(db, refundId);
  if (earlier) {
    await settleAttempt(shop, earlier, actor);
  } else {
    const attempt = await beginAttempt(shop, refundId);
    await finishAttempt(shop, attempt.id, { answer: await callProcessor(shop, attempt, "refund"), actor });
  }
  const attempt = await lastAttempt(shop, refundId);
  if (attempt?.state === "refused") throw invalid({ refund: [attempt.detail] });
  return shown(shop, refundId);
}

/** Closes a request as not carried out, because staff checked with the processor. Throws 404 or 409. */
export async function markUnsent(shop: Shop, refundId: number, actor: Actor): Promise<Wire<StaffRefund>> {
  const attempt = await findOpenRefundAttempt(shop.db, refundId);
  if (!attempt) {
    const refund = await showRefund(shop.db, refundId);
    throw refund ? conflict(refund) : notFound();
  }
  refuseUnderWay(shop, attempt);
  const answer = {
    kind: "refused" as const,
    detail: "Magazinul a verificat la procesator: suma nu a fost trimisă.",
  };
  await finishAttempt(shop, attempt.id, { answer, actor });
  return shown(shop, refundId);
}

/** Closes a refund's open request as carried out, because staff saw the refund at the processor. */
export async function markSent(shop: Shop, refundId: number, actor: Actor): Promise<void> {
  const attempt = await findOpenRefundAttempt(shop.db, refundId);
  if (attempt) await finishAttempt(shop, attempt.id, { answer: { kind: "credited" }, actor });
}

const SETTLED_PER_RUN = 50;

/** Queries the outcome of refund requests without a response. Returns how many requests it queried. */
export async function settleRefunds(shop: Shop): Promise<number> {
  const before = new Date(shop.now().getTime() - ANSWERS_WITHIN_MS);
  const open = await listUnsettledAttempts(shop.db, before, SETTLED_PER_RUN);
  for (const attempt of open) await settleAttempt(shop, attempt, PROCESSOR);
  return open.length;
}

async function settleAttempt(shop: Shop, attempt: RefundAttempt, actor: Actor): Promise<void> {
  refuseUnderWay(shop, attempt);
  await finishAttempt(shop, attempt.id, { answer: await callProcessor(shop, attempt, "askRefund"), actor });
}

function refuseUnderWay({ now }: Shop, { state, askedAt }: RefundAttempt): void {
  if (state === "asked" && now().getTime() - askedAt.getTime() < ANSWERS_WITHIN_MS)
    throw invalid({ refund: [UNDER_WAY] });
}

async function beginAttempt({ db, now, config }: Shop, refundId: number): Promise<RefundAttempt> {
  return transaction(db, async (tx) => {
    const known = await findRefundRow(tx, refundId);
    if (!known) throw notFound();
    await lockOrder(tx, known.orderId);
    // Locks the refund, so that staff cannot enter a bank account for it concurrently.
    await findRefund(tx, refundId, { lock: true });
    const refund = await findRefundRow(tx, refundId);
    if (refund?.state !== "due" || !refund.isByCard) throw conflict(await showRefund(tx, refundId));
    const refundable = (await listCardMoney(tx, refund.orderId)).filter(
      ({ provider }) => findCardProcessor(config, provider)?.refund !== undefined,
    );
    // Choose the payment that covers the whole refund, otherwise the first one, up to its remaining amount.
    const payment = refundable.find(({ leftBani }) => leftBani >= refund.amountBani) ?? refundable[0];
    if (!payment) throw invalid({ refund: [NO_CALL] });
    const amountBani = Math.min(refund.amountBani, payment.leftBani);
    const id = await insertRefundAttempt(tx, { refundId, paymentId: payment.id, amountBani, at: now() });
    const attempt = id === undefined ? undefined : await findRefundAttempt(tx, id);
    if (!attempt) throw invalid({ refund: [UNDER_WAY] });
    return attempt;
  });
}

async function callProcessor(
  { db, now, config }: Shop,
  attempt: RefundAttempt,
  call: "refund" | "askRefund",
): Promise<RefundAnswer> {
  const payment = await findAttemptById(db, attempt.paymentId);
  const processor = payment && findCardProcessor(config, payment.provider);
  const send = processor?.[call];
  if (!payment || !send)
    return { kind: "unanswered", detail: "Contul de la procesator a fost șters din magazin." };
  const otherAttempts = (await listRefundAttempts(db, payment.id)).filter(
    ({ id, state }) => id !== attempt.id && state === "done",
  );
  return send({
    attemptId: attempt.id,
    reference: payment.reference,
    processorId: payment.processorId,
    amountBani: attempt.amountBani,
    creditedBani: otherAttempts.reduce((sum, { amountBani }) => sum + amountBani, 0),
    askedAt: attempt.askedAt,
    at: now(),
  }).catch(() => ({ kind: "unanswered" as const, detail: NO_ANSWER }));
}

/** Stores a request's outcome, once. The bank may still return the refund later. */
export async function finishAttempt(
  { db, now, log }: Pick<Shop, "db" | "now" | "log">,
  attemptId: number,
  { answer, actor }: { answer: RefundAnswer; actor: Actor },
): Promise<void> {
  const at = now();
  await transaction(db, async (tx) => {
    const known = await findRefundAttempt(tx, attemptId);
    const refund = known && (await findRefundRow(tx, known.refundId));
    if (!refund) return;
    const order = await lockOrder(tx, refund.orderId);
    const attempt = await findRefundAttempt(tx, attemptId, { lock: true });
    if (attempt?.state === "done" && answer.kind === "refused")
      return bounce(tx, attempt, { order, detail: answer.detail, at, actor });
    if (attempt?.state !== "asked" && attempt?.state !== "unknown") return;
    if (answer.kind === "credited") {
      await writeRefundAttempt(tx, attemptId, { state: "done", detail: "", at });
      await credit(tx, attempt, { orderId: order.id, at, actor });
      await settleMoney(tx, order, "payment");
      return;
    }
    const state = answer.kind === "refused" ? "refused" : "unknown";
    await writeRefundAttempt(tx, attemptId, { state, detail: answer.detail, at });
    if (state === attempt.state) return;
    const { refundId } = attempt;
    log({ level: "error", message: "A refund was not confirmed.", refundId, state, detail: answer.detail });
    const note = `Restituirea pe card nu a fost confirmată: ${answer.detail}`;
    await insertEvent(tx, { orderId: order.id, status: order.status, actor: "payment", note, at });
  });
}

async function credit(
  tx: Tx,
  { paymentId, refundId, amountBani: bani }: RefundAttempt,
  { orderId, at, actor }: { orderId: number; at: Date; actor: Actor },
): Promise<void> {
  const payment = await findAttemptById(tx, paymentId);
  if (!payment) throw new Error(`Payment ${paymentId} of a refund is missing.`);
  const isWhole = (await addCredit(tx, paymentId, { bani, at })) >= payment.amountBani;
  await noteCredited(tx, { orderId, refundId, bani, at, actor });
  if (isWhole) await writeAttempt(tx, paymentId, { state: "refunded", detail: "", at });
}

/** Handles a refund that failed after it succeeded: the money is back at the shop's processor. */
async function bounce(
  tx: Tx,
  { id, paymentId, refundId, amountBani: bani }: RefundAttempt,
  { order, detail, at, actor }: { order: Order; detail: string; at: Date; actor: Actor },
): Promise<void> {
  await writeRefundAttempt(tx, id, { state: "failed", detail, at });
  await addCredit(tx, paymentId, { bani: -bani, at });
  await writeAttempt(tx, paymentId, { state: "paid", detail: "", at });
  await noteBounced(tx, { orderId: order.id, refundId, bani, at, actor });
  const note = `Restituirea pe card a fost respinsă: ${detail}`;
  await insertEvent(tx, { orderId: order.id, status: order.status, actor: "payment", note, at });
  await settleMoney(tx, order, "payment");
}

async function lastAttempt({ db }: Shop, refundId: number) {
  const row = await findRefundRow(db, refundId);
  return row && row.askedState !== null
    ? { state: row.askedState, detail: row.askedDetail ?? "" }
    : undefined;
}

async function shown({ db }: Shop, refundId: number): Promise<Wire<StaffRefund>> {
  const refund = await showRefund(db, refundId);
  if (!refund) throw notFound();
  return refund;
}
