/**
 * A product name without its variant values (size, scent, colour), which the card shows on a separate line.
 */
export interface SplitName {
  main: string;
  line: string;
}

export const BETWEEN = " · ";

/**
 * Separates the variant values in `line` from the name. Without `line`, splits the name at the first comma
 * followed by a space.
 */
export function splitName(name: string, line = ""): SplitName {
  if (line !== "") return { main: withoutValues(name, line.split(BETWEEN)), line };
  const at = name.indexOf(", ");
  return at < 0 ? { main: name, line: "" } : { main: name.slice(0, at), line: name.slice(at + 2) };
}

/** Removes variant values from a name. Also removes one at the end of the first part ("Detergent 5 l"). */
function withoutValues(name: string, values: string[]): string {
  const lower = values.map((value) => value.toLowerCase());
  const [first = "", ...otherParts] = name
    .split(", ")
    .filter((part, at) => at === 0 || !lower.includes(part.toLowerCase()));
  const ending = lower.find((value) => first.toLowerCase().endsWith(` ${value}`));
  return [ending === undefined ? first : first.slice(0, -ending.length - 1), ...otherParts].join(", ");
}
