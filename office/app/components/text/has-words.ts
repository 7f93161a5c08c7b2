import { folded } from "./folded.ts";

/** Words of fewer letters are compared whole, because their ending is most of them. */
const MIN_STEM = 4;

/** Returns whether the text has a word that begins like each requested one, in any order, form ("tarife") and spelling. */
export function hasWords(text: string, requested: string): boolean {
  const words = folded(text).split(/[^\p{L}\p{N}]+/u);
  return folded(requested)
    .split(/\s+/)
    .map(stemOf)
    .every((stem) => words.some((word) => word.startsWith(stem)));
}

/** Cuts the vowels that Romanian plurals and articles add. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:[aeiu]|ul|le|lor)$/u, "");
  return stem.length >= MIN_STEM ? stem : word;
}
