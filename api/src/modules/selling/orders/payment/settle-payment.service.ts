/** Asks processors for payments whose notification did not arrive. */
import type { ApiContext } from "../../../../context.ts";
import { findCardProcessor } from "../../payments/index.ts";
import type { AttemptState } from "../order-payment.rules.ts";
import { applyNotification } from "./apply-notification.service.ts";
import { findAttemptById } from "./payment.store.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config" | "log">;

/**
 * Asks the processor for a payment and applies its answer. Returns the attempt's state afterwards; "unanswered" if the
 * processor does not answer or has no such call.
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
