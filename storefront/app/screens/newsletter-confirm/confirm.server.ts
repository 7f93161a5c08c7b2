import type { RouterContextProvider } from "react-router";
import { confirmSubscription } from "@curat/contract/newsletter";
import { apiOf } from "../../session/api.server.ts";

export type Outcome = "confirmed" | "already" | "failed";

/** Posts the mailed code; an object answer is the first confirmation, a string every other (C-080 to C-082). */
export async function confirmCode(
  context: Readonly<RouterContextProvider>,
  code: string,
): Promise<{ outcome: Outcome }> {
  const answer = await apiOf(context).call(confirmSubscription, { body: { code } });
  if (!answer.ok) return { outcome: "failed" };
  return { outcome: typeof answer.data === "string" ? "already" : "confirmed" };
}
