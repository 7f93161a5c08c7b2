import { folded } from "./folded.ts";

/** Minimum length of a stem. Shorter words are compared whole, because removing an ending would leave too little. */
const MIN_STEM = 4;

/**
 * Returns whether some word of the text begins with the stem of each requested word, in any order and without
 * diacritics: "tarife" matches "tarif".
 */
export function hasWords(text: string, requested: string): boolean {
  const words = folded(text).split(/[^\p{L}\p{N}]+/u);
  return folded(requested)
    .split(/\s+/)
    .map(stemOf)
    .every((stem) => words.some((word) => word.startsWith(stem)));
}

/** Removes endings of Romanian plurals and articles. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:[aeiu]|ul|le|lor)$/u, "");
  return stem.length >= MIN_STEM ? stem : word;
}
