import { folded } from "../../components/filters/folded.ts";
import { texts } from "./texts.ts";

/** Explains which words replaced the term, or that results are similar if the words read the same. */
export function searchedNote(term: string, searched: string): string {
  return wordsOf(term) === wordsOf(searched) ? texts.near(term) : texts.searched(term, searched);
}

function wordsOf(text: string): string {
  return folded(text).replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
