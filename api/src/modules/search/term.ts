/** A search term as words to look for. */
import { LIMITS } from "@curat/contract/limits.values";
import { foldCode, foldText } from "../../text/fold.ts";
import type { SearchTerm } from "./listing.store.ts";

const MAX_WORDS = 12;
const STOP_WORDS = new Set(["de", "cu", "pentru", "si", "la", "in", "din", "pe", "un", "o"]);

/** Reads a term; words of six letters and more match without their ending, so that inflected forms meet. */
export function readTerm(text: string): SearchTerm {
  const folded = foldText(text.slice(0, LIMITS.searchTerm)).replaceAll(/(\d) (l|ml|kg|g|buc|m)\b/g, "$1 $2");
  const words = folded.split(" ").filter((word) => word !== "" && !STOP_WORDS.has(word));
  const patterns = words.slice(0, MAX_WORDS).map((word) => `% ${stem(word)}%`);
  return { patterns, code: foldCode(text.slice(0, LIMITS.searchTerm)), folded, isLoose: false };
}

/** A word that says nothing of what is looked for, folded. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

function stem(word: string): string {
  return word.length >= 6 && !/\d/.test(word) ? word.slice(0, -2) : word;
}
