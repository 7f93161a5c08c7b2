/** Groups brands by their first letter (B-074). Pure. */
import { folded } from "../../components/filters/folded.ts";

/** All letters from A to Z, then # for names that do not start with a letter. */
export const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ#");

/** Returns the letter for a name: its first letter without diacritics, or #. */
export function letterOf(name: string): string {
  const first = folded(name.trim()).charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : "#";
}

/** Returns the letters that have brands, in order, each with its brands sorted by name. */
export function groupByLetter<Brand extends { name: string }>(
  brands: Brand[],
): { letter: string; brands: Brand[] }[] {
  const groups = Map.groupBy(brands, ({ name }) => letterOf(name));
  return LETTERS.flatMap((letter) => {
    const own = groups.get(letter);
    return own
      ? [{ letter, brands: own.sort((one, other) => one.name.localeCompare(other.name, "ro")) }]
      : [];
  });
}
