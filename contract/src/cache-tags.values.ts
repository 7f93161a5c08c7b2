/** Cache tags: what of the shop an answer was made of. Whoever keeps it drops it when one of them is touched. */

/** The header that names them, separated by commas; absent where the provider does not say. */
export const CACHE_TAG_HEADER = "cache-tag";

/** Touches everything there is. */
export const EVERYTHING = "catalogue";

/** Touched when it changes which buyers have prices of their own, or which prices. */
export const OWN_PRICES = "own-prices";

const UNTIL = /^until:(\d{10,11})$/;

/** The tag of what holds until a moment and no longer: nothing touches it, its time comes. */
export function untilTag(moment: Date): `until:${number}` {
  return `until:${Math.floor(moment.getTime() / 1_000)}`;
}

/** The earliest moment that tags name, in milliseconds; Infinity where none does. */
export function endOf(tags: readonly string[]): number {
  return Math.min(...tags.map((tag) => Number(UNTIL.exec(tag)?.[1] ?? Infinity) * 1_000));
}

/** The tags of an answer; undefined where it does not say what it was made of. */
export function tagsIn(headers: Headers): string[] | undefined {
  const named = headers.get(CACHE_TAG_HEADER);
  return named === null ? undefined : named.split(",").filter(Boolean);
}
