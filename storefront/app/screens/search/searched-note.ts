import { folded } from "../../components/filters/folded.ts";
import { texts } from "./texts.ts";

/** Returns a note about the words that replaced the term, or about similar results if both read the same. */
export function searchedNote(term: string, searched: string): string {
  return wordsOf(term) === wordsOf(searched) ? texts.near(term) : texts.searched(term, searched);
}

function wordsOf(text: string): string {
  return folded(text).replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
