/**
 * A name as a card shows it: what the product is, in at most two lines, and what tells it from its siblings (size, scent,
 * colour) on a line of its own, which no cut takes away.
 */
export interface SplitName {
  main: string;
  /** Empty for a name of one part. */
  line: string;
}

/** Between the values of a line. */
export const BETWEEN = " · ";

/**
 * `line` is what the shop says tells it apart: its values leave the name. Without it the name is split at the first comma
 * that a space follows ("1,5 l" is one part).
 */
export function splitName(name: string, line = ""): SplitName {
  if (line !== "") return { main: withoutValues(name, line.split(BETWEEN)), line };
  const at = name.indexOf(", ");
  return at < 0 ? { main: name, line: "" } : { main: name.slice(0, at), line: name.slice(at + 2) };
}

/** The parts of a name that are no value; of its first part a value at the end ("Detergent 5 l") goes, too. */
function withoutValues(name: string, values: string[]): string {
  const lower = values.map((value) => value.toLowerCase());
  const [first = "", ...others] = name
    .split(", ")
    .filter((part, at) => at === 0 || !lower.includes(part.toLowerCase()));
  const ending = lower.find((value) => first.toLowerCase().endsWith(` ${value}`));
  return [ending === undefined ? first : first.slice(0, -ending.length - 1), ...others].join(", ");
}
