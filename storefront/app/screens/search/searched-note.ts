import { folded } from "../../components/filters/folded.ts";
import { texts } from "./texts.ts";

/** Says which words were looked for instead; when they read the same, only that the results are near. */
export function searchedNote(term: string, searched: string): string {
  return wordsOf(term) === wordsOf(searched) ? texts.near(term) : texts.searched(term, searched);
}

function wordsOf(text: string): string {
  return folded(text).replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
