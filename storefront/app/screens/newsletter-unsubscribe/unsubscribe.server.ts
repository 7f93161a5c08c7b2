import type { RouterContextProvider } from "react-router";
import { unsubscribe } from "@curat/contract/newsletter";
import { apiOf } from "../../session/api.server.ts";

export type UnsubscribeOutcome = "left" | "unknown" | "failed";

export async function endSubscription(
  context: Readonly<RouterContextProvider>,
  token: string,
): Promise<{ outcome: UnsubscribeOutcome }> {
  const answer = await apiOf(context).call(unsubscribe, { body: { token } });
  if (answer.ok) return { outcome: "left" };
  return { outcome: answer.status === 404 ? "unknown" : "failed" };
}
