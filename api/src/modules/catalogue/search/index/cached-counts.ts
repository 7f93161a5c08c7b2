import type { Counts, Scope } from "../engine.ts";
import type { Selection } from "../selection.ts";

/**
 * Maximum number of cached counts; above it, the cache is cleared. A shop has a few hundred categories, brands and
 * promotions.
 */
const MAX_CACHED = 512;

export class CachedCounts {
  #counts = new Map<string, Counts>();
  #version = -1;

  /** Returns the cached counts for this version of the table, or calculates and caches them. */
  of(query: { scope: Scope; selection: Selection }, version: number, count: () => Counts): Counts {
    if (!isUnfiltered(query.selection)) return count();
    if (version !== this.#version || this.#counts.size >= MAX_CACHED) this.#counts.clear();
    this.#version = version;
    const { categoryId, brandId, promotionId } = query.scope;
    const key = `${categoryId ?? ""}/${brandId ?? ""}/${promotionId ?? ""}`;
    const stored = this.#counts.get(key);
    if (stored) return stored;
    const counts = count();
    this.#counts.set(key, counts);
    return counts;
  }
}

export function isUnfiltered({ values, minBani, maxBani }: Selection): boolean {
  return values.length === 0 && minBani === null && maxBani === null;
}
