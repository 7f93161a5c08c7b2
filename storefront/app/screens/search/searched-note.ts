import { folded } from "../../components/filters/folded.ts";
import { texts } from "./texts.ts";

/**
 * Returns a text on which words were searched instead of the term. If they read the same, it only states that
 * the results are similar.
 */
export function searchedNote(term: string, searched: string): string {
  return wordsOf(term) === wordsOf(searched) ? texts.near(term) : texts.searched(term, searched);
}

function wordsOf(text: string): string {
  return folded(text).replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
