import type { RouterContextProvider } from "react-router";
import { type ConfirmOutcome, confirmSubscription } from "@curat/contract/newsletter";
import { apiOf } from "../../session/api.server.ts";

export type Outcome = ConfirmOutcome | "failed";

/** Sends the code of a confirmation link and returns the outcome (C-080 to C-082). */
export async function confirmCode(
  context: Readonly<RouterContextProvider>,
  code: string,
): Promise<{ outcome: Outcome }> {
  const answer = await apiOf(context).call(confirmSubscription, { body: { code } });
  if (!answer.ok) return { outcome: "failed" };
  // An external provider reports that the address is already subscribed by returning a text.
  const { outcome } = answer.meta;
  return { outcome: outcome === "confirmed" && typeof answer.data === "string" ? "already" : outcome };
}
