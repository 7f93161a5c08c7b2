import type { StripeAccount } from "../../../../../config.ts";
import { stripeClient } from "./client.ts";

/** The object of an event. It is fetched again, because events may arrive twice and in any order. */
export type StripeEvent =
  | { kind: "session"; sessionId: string }
  | { kind: "refund"; refundId: string }
  | { kind: "dispute"; intentId: string; isClosed: boolean; status: string }
  | { kind: "other"; type: string };

export type ReadEvent = { ok: true; event: StripeEvent; id: string } | { ok: false; reason: string };

const TOLERANCE_SECONDS = 300;

/** Parses an event if its signature matches the raw body and is at most five minutes old. */
export async function readStripeEvent(
  body: Uint8Array,
  signature: string | undefined,
  account: StripeAccount,
): Promise<ReadEvent> {
  if (signature === undefined) return { ok: false, reason: "no signature" };
  const { webhooks } = await stripeClient(account);
  for (const secret of account.webhookSecret.split(/\s+/).filter((one) => one !== "")) {
    try {
      const event = webhooks.constructEvent(Buffer.from(body), signature, secret, TOLERANCE_SECONDS);
      return { ok: true, id: event.id, event: subjectOf(event.type, event.data.object as Subject) }; // The event's type determines the type of its object.
    } catch {
      // The event is unsigned or signed with another secret.
    }
  }
  return { ok: false, reason: "signature of another account" };
}

interface Subject {
  id?: string;
  status?: string;
  payment_intent?: string | { id: string } | null;
}

function subjectOf(type: string, object: Subject): StripeEvent {
  const { id = "", status = "", payment_intent: intent } = object;
  if (type.startsWith("checkout.session.")) return { kind: "session", sessionId: id };
  if (type.startsWith("refund.") || type === "charge.refund.updated") return { kind: "refund", refundId: id };
  if (type === "charge.dispute.created" || type === "charge.dispute.closed") {
    const intentId = typeof intent === "string" ? intent : (intent?.id ?? "");
    return { kind: "dispute", intentId, isClosed: type.endsWith("closed"), status };
  }
  return { kind: "other", type };
}
