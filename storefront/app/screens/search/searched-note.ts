import { folded } from "../../components/filters/folded.ts";
import { texts } from "./texts.ts";

/**
 * Returns a note about the words that replaced the term. If both read the same, the note only says that the
 * results are similar.
 */
export function searchedNote(term: string, searched: string): string {
  return wordsOf(term) === wordsOf(searched) ? texts.near(term) : texts.searched(term, searched);
}

function wordsOf(text: string): string {
  return folded(text).replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
