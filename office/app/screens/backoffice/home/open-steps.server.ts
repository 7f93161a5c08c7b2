import { getFirstSteps } from "@curat/contract/staff/first-steps";
import type { FirstStepsAnswer } from "@curat/contract/staff/first-steps";
import { maybe } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";

/**
 * Returns the onboarding steps. Undefined if all are done, or they are hidden or the staff member may not
 * view them.
 */
export async function openSteps(context: Context): Promise<FirstStepsAnswer | undefined> {
  const first = (await maybe(context, getFirstSteps))?.data;
  if (!first || first.is_dismissed) return undefined;
  return first.steps.some(({ state }) => state === "open") ? first : undefined;
}
