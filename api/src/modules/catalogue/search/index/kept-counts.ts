/** Counts of lists without a choice, which most visitors ask for; dropped whenever a product changes what is counted. */
import type { Counts, Scope } from "../engine.ts";
import type { Selection } from "../selection.ts";

/** Categories, brands and promotions are some hundreds; beyond this all are forgotten and counted anew. */
const MAX_CACHED = 512;

export class KeptCounts {
  #counts = new Map<string, Counts>();
  #version = -1;

  /** What was counted for this scope in this version of the table, or else counts it now. */
  of(query: { scope: Scope; selection: Selection }, version: number, count: () => Counts): Counts {
    if (!isUnfiltered(query.selection)) return count();
    if (version !== this.#version || this.#counts.size >= MAX_CACHED) this.#counts.clear();
    this.#version = version;
    const { categoryId, brandId, promotionId } = query.scope;
    const key = `${categoryId ?? ""}/${brandId ?? ""}/${promotionId ?? ""}`;
    const kept = this.#counts.get(key);
    if (kept) return kept;
    const counts = count();
    this.#counts.set(key, counts);
    return counts;
  }
}

/** True for a list as it is before anything was chosen. */
export function isUnfiltered({ values, minBani, maxBani }: Selection): boolean {
  return values.length === 0 && minBani === null && maxBani === null;
}
