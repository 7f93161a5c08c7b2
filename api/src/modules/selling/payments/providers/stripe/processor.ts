import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { StripeAccount } from "../../../../../config.ts";
import type {
  AskedPayment,
  CardOrder,
  CardProcessor,
  NotifiedStatus,
  PaymentAnswer,
  Started,
} from "../processor.ts";
import { callStripe } from "./client.ts";

const EXPIRES_MINUTES = 60;

/** Stripe Checkout: the shop starts a session and sends the buyer to Stripe's page. */
export function stripeCheckout(account: StripeAccount): CardProcessor {
  return {
    name: "stripe",
    notificationPath: "/payments/stripe/notification",
    // The address is set once in Stripe's dashboard; each event is signed.
    hasPass: false,
    startsInBrowser: false,
    start: (order) => start(account, order),
    askPayment: (payment) => askPayment(account, payment),
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
        // Repeated requests with the same idempotency key must be equal.
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

async function askPayment(account: StripeAccount, { processorId }: AskedPayment): Promise<PaymentAnswer> {
  if (processorId === "") return { kind: "unknown", detail: "Plata nu a fost pornită la Stripe." };
  const called = await callStripe(account, (stripe) =>
    stripe.checkout.sessions.retrieve(processorId, { expand: ["payment_intent"] }),
  );
  if (called.kind !== "answer") return { kind: "unanswered", detail: called.detail };
  return { kind: "known", notification: notificationOf(called.answer) };
}

/** Returns what a session says about its payment. A completed session may still be unpaid. */
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
