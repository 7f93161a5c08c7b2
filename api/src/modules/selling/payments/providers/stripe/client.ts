import type Stripe from "stripe";
import type { StripeAccount } from "../../../../../config.ts";
import { NO_ANSWER } from "../processor.ts";

/** Two attempts and the pause between them must stay within ten seconds. */
const TRY_MS = 4_500;

/** Returns Stripe's client. The package is loaded on first use, because most shops have no Stripe account. */
export async function stripeClient({ url, secretKey }: StripeAccount): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const { protocol, hostname, port } = new URL(url);
  return new Client(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port !== "" && { port }),
    timeout: TRY_MS,
    // Stripe's client retries only requests with an idempotency key.
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

export type StripeCalled<T> =
  | { kind: "answer"; answer: T }
  /** Stripe did not carry the request out. */
  | { kind: "refused"; detail: string }
  /** Stripe may have carried the request out. */
  | { kind: "unanswered"; detail: string };

const UNSURE = new Set(["StripeConnectionError", "StripeAPIError", "StripeError"]);
/** Refusals that precede Stripe's check of the idempotency key. */
const BEFORE_KEY = new Set(["StripeAuthenticationError", "StripePermissionError", "StripeRateLimitError"]);

/** Calls Stripe and classifies its errors. Does not reject for errors of Stripe or the network. */
export async function callStripe<T>(
  account: StripeAccount,
  call: (stripe: Stripe) => Promise<T>,
): Promise<StripeCalled<T>> {
  let tries = 0;
  try {
    const stripe = await stripeClient(account);
    stripe.on("request", () => (tries += 1));
    return { kind: "answer", answer: await call(stripe) };
  } catch (error) {
    if (!(error instanceof Error)) return { kind: "unanswered", detail: NO_ANSWER };
    const { type = "", statusCode = 0 } = error as Error & { type?: string; statusCode?: number }; // Every Stripe error has both properties.
    if (type === "" || UNSURE.has(type) || statusCode >= 500 || statusCode === 409)
      return { kind: "unanswered", detail: NO_ANSWER };
    // The refused retry says nothing about the first try, whose response was lost.
    if (tries > 1 && BEFORE_KEY.has(type)) return { kind: "unanswered", detail: NO_ANSWER };
    return { kind: "refused", detail: detailOf(type, error.message) };
  }
}

function detailOf(type: string, message: string): string {
  if (type === "StripeAuthenticationError" || type === "StripePermissionError")
    return "Stripe nu acceptă cheia secretă.";
  if (type === "StripeRateLimitError") return "Stripe primește prea multe cereri acum.";
  // Stripe's messages about keys quote part of the key.
  return `Stripe a refuzat cererea: ${message.replaceAll(/\b[sr]k_\w+/g, "…").slice(0, 150)}`;
}
