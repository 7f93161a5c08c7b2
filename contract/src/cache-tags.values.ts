/** Cache tags: what of the shop an answer was made of. Whoever keeps it drops it when one of them is touched. */

/** The header that names them, separated by commas; absent where the provider does not say. */
export const CACHE_TAG_HEADER = "cache-tag";

/** Touches everything there is. */
export const EVERYTHING = "catalogue";

/** The tags of an answer; undefined where it does not say what it was made of. */
export function tagsIn(headers: Headers): string[] | undefined {
  const named = headers.get(CACHE_TAG_HEADER);
  return named === null ? undefined : named.split(",").filter(Boolean);
}
