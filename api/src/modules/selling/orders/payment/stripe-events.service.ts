/** Applies Stripe's events. Events may arrive twice and in any order, so each object is fetched again. */
import { createHash } from "node:crypto";
import type { ApiContext } from "../../../../context.ts";
import type { StripeAccount } from "../../../../config.ts";
import { transaction } from "../../../../db/database.ts";
import { readStripeRefund, type StripeEvent, stripeReferenceOf } from "../../payments/index.ts";
import { insertEvent, lockOrder, PROCESSOR } from "../order-moves.store.ts";
import { applyNotification } from "./apply-notification.service.ts";
import { findAttempt, findAttemptOf, insertNotification } from "./payment.store.ts";
import { finishAttempt } from "./send-refund.service.ts";
import { settlePayment } from "./settle-payment.service.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config" | "log">;

/** Applies an event. Rejects if Stripe does not respond, so that Stripe resends the event. */
export async function applyStripeEvent(
  shop: Shop,
  account: StripeAccount,
  event: StripeEvent,
): Promise<void> {
  switch (event.kind) {
    case "session": {
      const attempt = await findAttemptOf(shop.db, { provider: "stripe", processorId: event.sessionId });
      // Ignore payments of other programs that use the same account.
      if (attempt && (await settlePayment(shop, attempt.id)) === "unanswered") throw unanswered();
      return;
    }
    case "refund":
      return applyRefund(shop, account, event.refundId);
    case "dispute":
      return noteDispute(shop, account, event);
    case "other":
      return;
  }
}

async function applyRefund(shop: Shop, account: StripeAccount, id: string): Promise<void> {
  const refund = await readStripeRefund(account, id);
  if (!refund) throw unanswered();
  const { attemptId, reference, amountBani, answer } = refund;
  const payment = reference === undefined ? undefined : await findAttempt(shop.db, reference);
  if (payment?.provider !== "stripe") return;
  if (attemptId !== undefined) return finishAttempt(shop, attemptId, { answer, actor: PROCESSOR });
  // The refund was made in Stripe's dashboard.
  if (answer.kind !== "credited") return;
  const notification = {
    provider: "stripe" as const,
    reference: payment.reference,
    status: "refunded" as const,
    action: "refund",
    currency: "RON",
    amountBani: payment.amountBani,
    processedBani: amountBani,
    detail: "",
    digest: createHash("sha256").update(`stripe refund ${id}`).digest(),
  };
  await applyNotification(shop, notification, undefined);
}

async function noteDispute(
  { db, now }: Shop,
  account: StripeAccount,
  { intentId, isClosed, status }: Extract<StripeEvent, { kind: "dispute" }>,
): Promise<void> {
  const reference = await stripeReferenceOf(account, intentId);
  const payment = reference === undefined ? undefined : await findAttempt(db, reference);
  if (payment?.provider !== "stripe") return;
  const digest = createHash("sha256").update(`stripe dispute ${intentId} ${isClosed} ${status}`).digest();
  const at = now();
  await transaction(db, async (tx) => {
    const order = await lockOrder(tx, payment.orderId);
    const notification = { paymentId: payment.id, digest, action: "dispute", outcome: "told", at };
    if (!(await insertNotification(tx, notification))) return;
    const note = isClosed
      ? `Contestația plății s-a încheiat la Stripe (${status === "won" ? "câștigată" : "pierdută"}).`
      : "Clientul contestă plata la banca sa (chargeback). Răspunde în contul Stripe până la termenul afișat acolo.";
    await insertEvent(tx, { orderId: order.id, status: order.status, actor: "payment", note, at });
  });
}

function unanswered(): Error {
  return new Error("Stripe did not answer.");
}
