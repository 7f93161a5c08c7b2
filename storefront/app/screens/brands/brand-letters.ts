import { folded } from "../../components/filters/folded.ts";

/** "#" groups names that do not start with a letter. */
export const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ#");

/** Returns the name's first letter without diacritics, or #. */
export function letterOf(name: string): string {
  const first = folded(name.trim()).charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : "#";
}

/** Groups brands by letter. Letters and brands are sorted (B-074). */
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
