import { createHmac, randomBytes } from "node:crypto";

/** Faults of a webhook. Those with a wrong or old signature must be refused. */
export type HookFault =
  | "none"
  | "twice"
  | "late"
  | "wrong-secret"
  | "changed-body"
  | "old"
  | "lost"
  | "rotating";

export const HOOK_FAULTS: readonly HookFault[] = [
  "twice",
  "late",
  "wrong-secret",
  "changed-body",
  "old",
  "lost",
  "rotating",
];

const OLD_SECONDS = 3_600;

/** Returns an event's body and its header `Stripe-Signature`. */
export function signEvent(
  event: object,
  secret: string,
  fault: HookFault = "none",
): { body: string; signature: string } {
  const body = JSON.stringify(event);
  const at = Math.floor(Date.now() / 1_000) - (fault === "old" ? OLD_SECONDS : 0);
  const mac = (key: string): string => createHmac("sha256", key).update(`${at}.${body}`).digest("hex");
  const other = mac(randomBytes(16).toString("hex"));
  const own = fault === "wrong-secret" ? other : mac(secret);
  const signature = fault === "rotating" ? `t=${at},v1=${other},v1=${own}` : `t=${at},v1=${own}`;
  return { body: fault === "changed-body" ? body.replace("{", "{ ") : body, signature };
}
