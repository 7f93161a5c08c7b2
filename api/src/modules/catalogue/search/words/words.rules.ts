/** Which searches are counted, and as what: pure. */
import { foldText } from "../../../../text/fold.ts";

const MIN_LENGTH = 2;
const MAX_LENGTH = 60;
/** Of phones, identity numbers and accounts; a barcode is lost with them. */
const MAX_DIGITS = 6;

/** A term as it is counted; undefined for what says nothing, is a text of its own, or may be somebody's data. */
export function countedTerm(text: string): string | undefined {
  if (text.includes("@")) return undefined;
  const term = foldText(text);
  if (term.length < MIN_LENGTH || term.length > MAX_LENGTH) return undefined;
  return term.replaceAll(/\P{N}/gu, "").length > MAX_DIGITS ? undefined : term;
}
