/** Which order a listing has (requirements: B3; decisions/0042: Sort). Pure. */
import { KNOWN_SORTS, SORT } from "@curat/contract/catalog.values";

/** What a kind of page does with an order that nobody asked for in its address; "free" leaves it. */
export type SortRule = "category" | "promotion" | "search" | "free";

interface SortSources {
  /** The address's own; it always wins. */
  explicit?: number;
  /** The visitor's last choice. */
  stored?: number;
  /** DEFAULT_LIST_ORDER. */
  setting?: number;
}

/** The value for the call: the explicit one, else the stored, else the shop's, bent by the page's rule. */
export function effectiveSort({ explicit, stored, setting }: SortSources, rule: SortRule): number {
  return explicit ?? bent(stored ?? setting ?? SORT.newest, rule);
}

/** B-053, B-054: a category keeps 1 or -1 and else takes 5, a promotion takes 1, a search -1. */
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

/** What the address carries for a choice: 0 only where the page's rule would show another (B-052). */
export function sortForAddress(chosen: number, rule: SortRule): number | undefined {
  return chosen === SORT.newest && bent(SORT.newest, rule) === SORT.newest ? undefined : chosen;
}

/** The value behind a slug, as the cookie and the control carry it. */
export function sortOfSlug(slug: string | null | undefined): number | undefined {
  return KNOWN_SORTS.find((option) => option.slug === slug)?.value;
}
