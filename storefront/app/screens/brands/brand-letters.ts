/** Brands by their first letter (B-074). Pure. */
import { folded } from "../../components/filters/folded.ts";

/** A to Z, then # for whatever begins with no letter. */
export const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ#");

/** The letter that a name stands under: without its diacritics, # for the rest. */
export function letterOf(name: string): string {
  const first = folded(name.trim()).charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : "#";
}

/** Letters that have brands, in order, each with its own sorted by name. */
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
