/**
 * Cache tags name the data that a response was made from; a cache drops the response when one of its tags is
 * touched.
 */

/** Response header with the tags, separated by commas; absent when the provider sends none. */
export const CACHE_TAG_HEADER = "cache-tag";

/** Touching this tag invalidates every response. */
export const EVERYTHING = "catalogue";

/** Touched when the set of buyers with their own prices changes, or those prices do. */
export const OWN_PRICES = "own-prices";

const UNTIL = /^until:(\d{10,11})$/;

/** Returns the tag of a response that is valid until a moment; it expires by time and is never touched. */
export function untilTag(moment: Date): `until:${number}` {
  return `until:${Math.floor(moment.getTime() / 1_000)}`;
}

/** Returns the earliest expiry among the tags, in milliseconds; Infinity when there is none. */
export function endOf(tags: readonly string[]): number {
  return Math.min(...tags.map((tag) => Number(UNTIL.exec(tag)?.[1] ?? Infinity) * 1_000));
}

/** Returns the tags of a response; undefined when the provider sends none. */
export function tagsIn(headers: Headers): string[] | undefined {
  const named = headers.get(CACHE_TAG_HEADER);
  return named === null ? undefined : named.split(",").filter(Boolean);
}
