import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import { invalid, notFound, Refusal } from "../../../../http/refusal.ts";

export type Refused = { ok: false; error: "refused"; errors: FieldErrors };
export type Failed = Refused | { ok: false; error: "too-many" | "gone" };

export const TOO_MANY: Failed = { ok: false, error: "too-many" };
export const GONE: Failed = { ok: false, error: "gone" };

export function refused(errors: FieldErrors): Refused {
  return { ok: false, error: "refused", errors };
}

/** Returns a successful outcome; throws the matching Refusal for any other. */
export function accept<Outcome extends { ok: true } | Failed>(
  outcome: Outcome,
): Extract<Outcome, { ok: true }> {
  if (outcome.ok) return outcome as Extract<Outcome, { ok: true }>;
  if (outcome.error === "refused") throw invalid(outcome.errors);
  throw outcome.error === "gone" ? notFound() : new Refusal(429, { message: MESSAGES.tooMany });
}
