import type Stripe from "stripe";
import type { StripeAccount } from "../../../../../config.ts";
import { NO_ANSWER } from "../processor.ts";

/** Two tries and the pause between them stay within ten seconds. */
const TRY_MS = 4_500;

/** Returns Stripe's client. Its package is loaded on first use, because most shops have no account there. */
export async function stripeClient({ url, secretKey }: StripeAccount): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const { protocol, hostname, port } = new URL(url);
  return new Client(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port !== "" && { port }),
    timeout: TRY_MS,
    // Only requests with an idempotency key are repeated.
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

/** Makes a call and sorts its errors. Rejects for no error of Stripe or the network. */
export async function callStripe<T>(
  account: StripeAccount,
  call: (stripe: Stripe) => Promise<T>,
): Promise<StripeCalled<T>> {
  try {
    return { kind: "answer", answer: await call(await stripeClient(account)) };
  } catch (error) {
    if (!(error instanceof Error)) return { kind: "unanswered", detail: NO_ANSWER };
    const { type = "", statusCode = 0 } = error as Error & { type?: string; statusCode?: number }; // Stripe's errors have both.
    if (type === "" || UNSURE.has(type) || statusCode >= 500 || statusCode === 409)
      return { kind: "unanswered", detail: NO_ANSWER };
    return { kind: "refused", detail: detailOf(type, error.message) };
  }
}

function detailOf(type: string, message: string): string {
  if (type === "StripeAuthenticationError" || type === "StripePermissionError")
    return "Stripe nu acceptă cheia secretă.";
  if (type === "StripeRateLimitError") return "Stripe primește prea multe cereri acum.";
  // Messages about keys repeat a part of the key.
  return `Stripe a refuzat cererea: ${message.replaceAll(/\b[sr]k_\w+/g, "…").slice(0, 150)}`;
}
