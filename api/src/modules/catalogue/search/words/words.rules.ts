import { foldText } from "../../../../text/fold.ts";

const MIN_LENGTH = 2;
const MAX_LENGTH = 60;
/**
 * Maximum number of digits in a counted term. Longer numbers may be phone, identity or account numbers, or barcodes.
 */
const MAX_DIGITS = 6;

/** Returns the term to count; undefined if it is too short, too long or may be personal data. */
export function countedTerm(text: string): string | undefined {
  if (text.includes("@")) return undefined;
  const term = foldText(text);
  if (term.length < MIN_LENGTH || term.length > MAX_LENGTH) return undefined;
  return term.replaceAll(/\P{N}/gu, "").length > MAX_DIGITS ? undefined : term;
}
