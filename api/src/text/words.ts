/** Text as words to index and to look for; the same for both, so that they meet. */
import { glueUnits } from "./units.ts";
import { STOP_WORDS } from "./stop-words.ts";

const MAX_WORD = 40;
const WORD = /[\p{L}\p{N}]+(?:[.x](?=\d)[\p{L}\p{N}]+)*/gu;

/** Folded words of a text, units joined, stop words left out; at most 40 letters each. */
export function wordsOf(text: string): string[] {
  return allWordsOf(text).filter((word) => !STOP_WORDS.has(word));
}

/** The same with stop words, for the one that is still being typed ("la" may become "lavetă"). */
export function allWordsOf(text: string): string[] {
  const folded = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  // A capital dotted I gives a mark only when lowered.
  const words = glueUnits(folded.replaceAll(/\p{M}/gu, "")).match(WORD) ?? [];
  return words.map((word) => word.slice(0, MAX_WORD));
}
