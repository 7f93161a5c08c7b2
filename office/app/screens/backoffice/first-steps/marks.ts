/** Gaps in a draft that only the merchant can fill. */
import { TO_FILL_IN } from "@curat/contract/staff/first-steps.values";

/** Returns the description of each gap, without duplicates and in order. */
export function marksIn(draft: string): string[] {
  const marks = draft.split(TO_FILL_IN).slice(1);
  return [...new Set(marks.map((rest) => rest.slice(0, rest.indexOf("]")).replace(/^:\s*/, "")))];
}
