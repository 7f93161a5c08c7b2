/** Cache tags name the data that a response was built from; touching a tag invalidates those responses. */

/** Comma-separated cache tags; external providers may omit the header. */
export const CACHE_TAG_HEADER = "cache-tag";

export const EVERYTHING = "catalogue";

/** Invalidated when customer-specific prices change, or the set of buyers who have them. */
export const OWN_PRICES = "own-prices";

const UNTIL = /^until:(\d{10,11})$/;

/** Returns a tag that expires at a moment and is never touched. */
export function untilTag(moment: Date): `until:${number}` {
  return `until:${Math.floor(moment.getTime() / 1_000)}`;
}

/** Returns the earliest expiry among the tags in milliseconds, or Infinity if none expires. */
export function endOf(tags: readonly string[]): number {
  return Math.min(...tags.map((tag) => Number(UNTIL.exec(tag)?.[1] ?? Infinity) * 1_000));
}

/** Parses the cache tags from response headers; undefined when the provider sends none. */
export function tagsIn(headers: Headers): string[] | undefined {
  const named = headers.get(CACHE_TAG_HEADER);
  return named === null ? undefined : named.split(",").filter(Boolean);
}
