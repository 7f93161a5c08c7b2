/** Finds the gaps that a draft text leaves to the merchant. */
import { TO_FILL_IN } from "@curat/contract/staff/first-steps.values";

/** Returns the description of each gap once, in order of appearance. */
export function marksIn(draft: string): string[] {
  const marks = draft.split(TO_FILL_IN).slice(1);
  return [...new Set(marks.map((tail) => tail.slice(0, tail.indexOf("]")).replace(/^:\s*/, "")))];
}
