/**
 * A name as a card shows it: what the product is, in at most two lines, and what tells it from its siblings (scent,
 * colour, size) on a line of its own, which no cut takes away.
 */
export interface SplitName {
  /** With the comma that ended it. */
  main: string;
  /** Empty for a name of one part. */
  rest: string;
}

/** Splits at the first comma that a space follows: "1,5 l" is one part. */
export function splitName(name: string): SplitName {
  const at = name.indexOf(", ");
  return at < 0 ? { main: name, rest: "" } : { main: name.slice(0, at + 1), rest: name.slice(at + 2) };
}
