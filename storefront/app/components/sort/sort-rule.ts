/** Determines a listing's sort order (requirements: B3; decisions/0042: Sort). */
import { KNOWN_SORTS, SORT } from "@curat/contract/catalog.values";

/** How to adjust a sort order that the URL does not contain. */
export type SortRule = "category" | "promotion" | "search" | "free";

interface SortSources {
  explicit?: number;
  stored?: number;
  /** The shop's setting DEFAULT_LIST_ORDER. */
  setting?: number;
}

/** Returns the sort order for the API call. Only an explicit order is never adjusted. */
export function effectiveSort({ explicit, stored, setting }: SortSources, rule: SortRule): number {
  return explicit ?? bent(stored ?? setting ?? SORT.newest, rule);
}

/** A category keeps 1 or -1 and otherwise uses 5, a promotion uses 1, and a search uses -1 (B-053, B-054). */
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

/** Returns the sort order for the URL. 0 is needed only if the page adjusts it (B-052). */
export function sortForAddress(chosen: number, rule: SortRule): number | undefined {
  return chosen === SORT.newest && bent(SORT.newest, rule) === SORT.newest ? undefined : chosen;
}

/** Returns the sort order for a slug of the cookie or the select. */
export function sortOfSlug(slug: string | null | undefined): number | undefined {
  return KNOWN_SORTS.find((option) => option.slug === slug)?.value;
}
