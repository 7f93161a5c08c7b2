/** Splits text into words, in the same way for indexing and for searching. */
import { glueUnits } from "./units.ts";
import { STOP_WORDS } from "./stop-words.ts";

const MAX_WORD = 40;
const WORD = /[\p{L}\p{N}]+(?:[.x](?=\d)[\p{L}\p{N}]+)*/gu;

/** Returns a text's folded words with units joined and without stop words, cut to 40 letters each. */
export function wordsOf(text: string): string[] {
  return allWordsOf(text).filter((word) => !STOP_WORDS.has(word));
}

/** Like `wordsOf`, but with stop words. For the word that is still being typed ("la" may become "lavetă"). */
export function allWordsOf(text: string): string[] {
  const folded = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  // The combining dot of a capital İ appears only after lowercasing.
  const words = glueUnits(folded.replaceAll(/\p{M}/gu, "")).match(WORD) ?? [];
  return words.map((word) => word.slice(0, MAX_WORD));
}
