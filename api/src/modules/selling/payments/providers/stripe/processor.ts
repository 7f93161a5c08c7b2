import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { StripeAccount } from "../../../../../config.ts";
import {
  type PaymentQuery,
  type RefundQuery,
  type CardOrder,
  type CardProcessor,
  type NotifiedStatus,
  type PaymentAnswer,
  REFUND_SETTLES_MS,
  type RefundAnswer,
  type Started,
} from "../processor.ts";
import { callStripe, type StripeCalled } from "./client.ts";

const EXPIRES_MINUTES = 60;

/** Stripe Checkout: the shop creates a session and sends the buyer to Stripe's page. */
export function stripeCheckout(account: StripeAccount): CardProcessor {
  return {
    name: "stripe",
    notificationPath: "/payments/stripe/notification",
    // The webhook URL is configured once in Stripe's dashboard, and each event is signed.
    hasPass: false,
    startsInBrowser: false,
    start: (order) => start(account, order),
    askPayment: (payment) => fetchPayment(account, payment),
    refund: (refund) => refundOnce(account, refund),
    askRefund: (refund) => fetchRefund(account, refund),
  };
}

async function start(account: StripeAccount, order: CardOrder): Promise<Started> {
  const { reference, amountBani, buyer, startedAt } = order;
  const called = await callStripe(account, (stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: "payment",
        locale: "ro",
        client_reference_id: reference,
        ...(buyer.email !== "" && { customer_email: buyer.email }),
        line_items: [
          {
            quantity: 1,
            price_data: { currency: "ron", unit_amount: amountBani, product_data: { name: order.details } },
          },
        ],
        payment_intent_data: { description: order.details, metadata: { reference } },
        success_url: order.returnUrl,
        cancel_url: order.returnUrl,
        // Requests with the same idempotency key must be identical.
        expires_at: Math.floor(startedAt.getTime() / 1_000) + EXPIRES_MINUTES * 60,
      },
      { idempotencyKey: `start-${reference}` },
    ),
  );
  if (called.kind !== "answer") return called;
  const { id, url } = called.answer;
  return url === null
    ? { kind: "refused", detail: "Stripe a încheiat deja această plată." }
    : { kind: "page", url, processorId: id };
}

async function fetchPayment(account: StripeAccount, { processorId }: PaymentQuery): Promise<PaymentAnswer> {
  if (processorId === "") return { kind: "unknown", detail: "Plata nu a fost inițiată la Stripe." };
  const called = await callStripe(account, (stripe) =>
    stripe.checkout.sessions.retrieve(processorId, { expand: ["payment_intent"] }),
  );
  if (called.kind !== "answer") return { kind: "unanswered", detail: called.detail };
  return { kind: "known", notification: notificationOf(called.answer) };
}

/** Returns the payment state of a session. A completed session may still be unpaid. */
function notificationOf(session: Stripe.Checkout.Session) {
  const status = statusOf(session);
  const { id, amount_total: total, currency } = session;
  const amountBani = total ?? undefined;
  return {
    provider: "stripe" as const,
    status,
    action: `${session.status ?? ""} ${session.payment_status}`,
    currency: (currency ?? "").toUpperCase(),
    amountBani,
    processedBani: amountBani,
    detail: status === "failed" ? failureOf(session) : "",
    digest: createHash("sha256").update(`stripe ${id} ${status} ${amountBani} ${currency}`).digest(),
  };
}

function statusOf({
  status,
  payment_status: paid,
  payment_intent: intent,
}: Stripe.Checkout.Session): NotifiedStatus {
  if (paid === "paid") return "paid";
  if (status === "expired") return "cancelled";
  if (status !== "complete" || intent === null || typeof intent === "string") return "started";
  if (intent.status === "canceled") return "cancelled";
  return intent.status === "requires_payment_method" ? "failed" : "started";
}

function failureOf({ payment_intent: intent }: Stripe.Checkout.Session): string {
  if (intent === null || typeof intent === "string") return "";
  const { decline_code: decline, code } = intent.last_payment_error ?? {};
  return decline ?? code ?? "";
}

/** Requests a refund. Stripe repeats its first response for the same idempotency key. */
async function refundOnce(account: StripeAccount, refund: RefundQuery): Promise<RefundAnswer> {
  const intent = await intentOf(account, refund);
  // No refund has been requested yet.
  if (intent.kind !== "answer") return { kind: "refused", detail: intent.detail };
  const { reference, attemptId, amountBani } = refund;
  const metadata = { reference, attempt: String(attemptId) };
  const called = await callStripe(account, (stripe) =>
    stripe.refunds.create(
      { payment_intent: intent.answer, amount: amountBani, metadata },
      { idempotencyKey: `refund-${reference}-${attemptId}` },
    ),
  );
  return called.kind === "answer" ? answerOf(called.answer) : called;
}

async function fetchRefund(account: StripeAccount, refund: RefundQuery): Promise<RefundAnswer> {
  const intent = await intentOf(account, refund);
  if (intent.kind !== "answer") return { kind: "unanswered", detail: intent.detail };
  const called = await callStripe(account, (stripe) =>
    stripe.refunds.list({ payment_intent: intent.answer, limit: 100 }),
  );
  if (called.kind !== "answer") return { kind: "unanswered", detail: called.detail };
  const found = called.answer.data.find(({ metadata }) => metadata?.attempt === String(refund.attemptId));
  if (found) return answerOf(found);
  const isOld = refund.at.getTime() - refund.askedAt.getTime() >= REFUND_SETTLES_MS;
  return isOld
    ? { kind: "refused", detail: "Stripe nu a primit cererea de restituire." }
    : { kind: "unanswered", detail: "Restituirea nu apare încă la Stripe." };
}

async function intentOf(
  account: StripeAccount,
  { processorId }: PaymentQuery,
): Promise<StripeCalled<string>> {
  const called = await callStripe(account, (stripe) => stripe.checkout.sessions.retrieve(processorId));
  if (called.kind !== "answer") return called;
  const { payment_intent: intent } = called.answer;
  if (intent === null) return { kind: "refused", detail: "Stripe nu are o plată de restituit." };
  return { kind: "answer", answer: typeof intent === "string" ? intent : intent.id };
}

function answerOf({ status, failure_reason: reason }: Stripe.Refund): RefundAnswer {
  switch (status) {
    case "succeeded":
      return { kind: "credited" };
    case "failed":
    case "canceled":
      return { kind: "refused", detail: `Stripe nu a putut restitui suma${reason ? ` (${reason})` : ""}.` };
    default:
      return { kind: "unanswered", detail: "Restituirea este în curs la Stripe." };
  }
}

/** A refund's current state at Stripe. `attemptId` is undefined if it was made in Stripe's dashboard. */
export interface StripeRefund {
  id: string;
  /** The shop's reference of the payment; undefined for payments of other programs. */
  reference: string | undefined;
  attemptId: number | undefined;
  amountBani: number;
  answer: RefundAnswer;
}

/** Fetches a refund's current state; undefined if Stripe does not respond. */
export async function readStripeRefund(
  account: StripeAccount,
  id: string,
): Promise<StripeRefund | undefined> {
  const called = await callStripe(account, (stripe) =>
    stripe.refunds.retrieve(id, { expand: ["payment_intent"] }),
  );
  if (called.kind !== "answer") return undefined;
  const { answer: refund } = called;
  const attempt = Number(refund.metadata?.attempt ?? "");
  return {
    id,
    reference: refund.metadata?.reference ?? (await referenceOf(account, refund.payment_intent)),
    attemptId: Number.isInteger(attempt) && attempt > 0 ? attempt : undefined,
    amountBani: refund.amount,
    answer: answerOf(refund),
  };
}

/** Returns the reference of the attempt to which a payment intent belongs. */
export async function referenceOf(
  account: StripeAccount,
  intent: string | Stripe.PaymentIntent | null,
): Promise<string | undefined> {
  if (intent === null) return undefined;
  if (typeof intent !== "string") return intent.metadata.reference;
  const called = await callStripe(account, (stripe) => stripe.paymentIntents.retrieve(intent));
  return called.kind === "answer" ? called.answer.metadata.reference : undefined;
}
