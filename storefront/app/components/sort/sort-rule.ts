/** Determines the sort order of a listing (requirements: B3; decisions/0042: Sort). */
import { KNOWN_SORTS, SORT } from "@curat/contract/catalog.values";

/** Kind of list. It determines how a sort order that does not come from the URL is adjusted. */
export type SortRule = "category" | "promotion" | "search" | "free";

interface SortSources {
  explicit?: number;
  stored?: number;
  setting?: number;
}

/** Returns the sort order for the API call. An explicit order from the URL is never adjusted. */
export function effectiveSort({ explicit, stored, setting }: SortSources, rule: SortRule): number {
  return explicit ?? bent(stored ?? setting ?? SORT.newest, rule);
}

/**
 * Adjusts a default order: categories allow 1 and -1 and otherwise use 5; promotions use 1, searches -1 (B-053,
 * B-054).
 */
function bent(sort: number, rule: SortRule): number {
  switch (rule) {
    case "category":
      return sort === SORT.recommended || sort === SORT.relevance ? sort : SORT.discount;
    case "promotion":
      return SORT.recommended;
    case "search":
      return SORT.relevance;
    case "free":
      return sort;
  }
}

/** Returns the sort order to write to the URL. Omits 0 unless the kind of list would adjust it (B-052). */
export function sortForAddress(chosen: number, rule: SortRule): number | undefined {
  return chosen === SORT.newest && bent(SORT.newest, rule) === SORT.newest ? undefined : chosen;
}

/** Returns the sort order for a slug from the cookie or the select, or undefined if it is unknown. */
export function sortOfSlug(slug: string | null | undefined): number | undefined {
  return KNOWN_SORTS.find((option) => option.slug === slug)?.value;
}
