/** The places of a draft that only the merchant can fill in. Pure. */
import { TO_FILL_IN } from "@curat/contract/staff/first-steps.values";

/** What is asked at each of them, in their order, each once. */
export function marksIn(draft: string): string[] {
  const marks = draft.split(TO_FILL_IN).slice(1);
  return [...new Set(marks.map((rest) => rest.slice(0, rest.indexOf("]")).replace(/^:\s*/, "")))];
}
