import type { RouterContextProvider } from "react-router";
import { unsubscribe } from "@curat/contract/newsletter";
import { apiOf } from "../../session/api.server.ts";

export type LeaveOutcome = "left" | "unknown" | "failed";

/** Ends the subscription of the address that the link was signed for. */
export async function leaveNewsletter(
  context: Readonly<RouterContextProvider>,
  token: string,
): Promise<{ outcome: LeaveOutcome }> {
  const answer = await apiOf(context).call(unsubscribe, { body: { token } });
  if (answer.ok) return { outcome: "left" };
  return { outcome: answer.status === 404 ? "unknown" : "failed" };
}
