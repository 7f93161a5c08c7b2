/** Determines the sort order of a listing (requirements: B3; decisions/0042: Sort). Pure. */
import { KNOWN_SORTS, SORT } from "@curat/contract/catalog.values";

/** How a kind of page changes a sort order that its address does not specify. "free" leaves it unchanged. */
export type SortRule = "category" | "promotion" | "search" | "free";

interface SortSources {
  /** Sort order in the address; it always takes precedence. */
  explicit?: number;
  /** Sort order that the visitor last chose. */
  stored?: number;
  /** The shop's default, DEFAULT_LIST_ORDER. */
  setting?: number;
}

/**
 * Returns the sort order for the API call. The explicit order takes precedence; the stored order or the
 * shop's default is adjusted by the page's rule.
 */
export function effectiveSort({ explicit, stored, setting }: SortSources, rule: SortRule): number {
  return explicit ?? bent(stored ?? setting ?? SORT.newest, rule);
}

/**
 * Adjusts a sort order (B-053, B-054): a category keeps 1 or -1 and otherwise uses 5, a promotion uses 1, and
 * a search -1.
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

/**
 * Returns the sort order to write into the address. 0 is written only if the page's rule would otherwise show
 * another order (B-052).
 */
export function sortForAddress(chosen: number, rule: SortRule): number | undefined {
  return chosen === SORT.newest && bent(SORT.newest, rule) === SORT.newest ? undefined : chosen;
}

/** Returns the sort order for a slug, as used in the cookie and the select. */
export function sortOfSlug(slug: string | null | undefined): number | undefined {
  return KNOWN_SORTS.find((option) => option.slug === slug)?.value;
}
