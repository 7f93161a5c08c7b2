/** Queries processors about payments whose notification did not arrive. */
import type { ApiContext } from "../../../../context.ts";
import { findCardProcessor } from "../../payments/index.ts";
import type { AttemptState } from "../order-payment.rules.ts";
import { applyNotification } from "./apply-notification.service.ts";
import { findAttemptById, takeOpenAttempts } from "./payment.store.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config" | "log">;

/**
 * Queries a payment and applies the response. Returns the attempt's state afterwards; "unanswered" if the processor
 * does not respond or has no status API.
 */
export async function settlePayment(shop: Shop, attemptId: number): Promise<AttemptState | "unanswered"> {
  const attempt = await findAttemptById(shop.db, attemptId);
  if (!attempt) return "unanswered";
  const { reference, processorId, provider } = attempt;
  const answer = await findCardProcessor(shop.config, provider)?.askPayment?.({ reference, processorId });
  if (!answer || answer.kind === "unanswered") return "unanswered";
  if (answer.kind === "known")
    await applyNotification(shop, { ...answer.notification, reference }, undefined);
  return (await findAttemptById(shop.db, attemptId))?.state ?? attempt.state;
}

const QUERY_AFTER_MS = 5 * 60_000;
/** Stripe's pages expire after at most a day, and banks hold reserved money for three. */
const QUERY_FOR_MS = 4 * 86_400_000;
const QUERIES_PER_RUN = 50;

/** Queries payments without a notification, each at most every five minutes. Returns how many payments it queried. */
export async function queryOpenPayments(shop: Shop): Promise<number> {
  const at = shop.now();
  const before = new Date(at.getTime() - QUERY_AFTER_MS);
  const since = new Date(at.getTime() - QUERY_FOR_MS);
  const ids = await takeOpenAttempts(shop.db, { at, before, since, limit: QUERIES_PER_RUN });
  for (const id of ids) await settlePayment(shop, id);
  return ids.length;
}
