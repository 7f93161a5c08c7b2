import { data } from "react-router";
import type { DataStrategyResult } from "react-router";
import type { Notice } from "@curat/contract/answer-notices";
import { MESSAGES } from "@curat/contract/messages.values";

export const UNREACHED_STATUS = 503;

/** Replaces errors of a lost connection with a response that contains a notice. */
export function answerUnreached(
  results: Record<string, DataStrategyResult>,
): Record<string, DataStrategyResult> {
  return Object.fromEntries(
    Object.entries(results).map(([route, result]) => [route, isLost(result) ? lost() : result]),
  );
}

/** Returns whether the server was not reached. `fetch` then throws a TypeError, which `data()` may wrap. */
function isLost({ type, result }: DataStrategyResult): boolean {
  const error = (result as { data?: unknown } | null)?.data ?? result;
  return type === "error" && error instanceof TypeError;
}

function lost(): DataStrategyResult {
  const notices: Notice[] = [{ kind: "error", text: MESSAGES.unavailable }];
  return { type: "data", result: data({ notices }, { status: UNREACHED_STATUS }) };
}
