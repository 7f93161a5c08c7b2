/** Types of the queries and results of the catalogue index. */
import type { FacetNames } from "./facets.store.ts";
import type { ChosenValue, Selection } from "./selection.ts";
import type { VariantTerms } from "./variant-terms.ts";

/** The products that a list contains before any filter is chosen. */
export interface Scope {
  categoryId?: number;
  brandId?: number;
  promotionId?: number;
}
export interface CountQuery {
  scope: Scope;
  selection: Selection;
}
export interface ListQuery extends CountQuery {
  sort: number;
  /**
   * Shows each family of variants only once on the first page, as long as there are families that are not
   * sold out.
   */
  isSpread?: boolean;
  /**
   * Pages consist of whole families with their matching products. Families are sorted by their best-ranked
   * product.
   */
  byFamily?: boolean;
  page: number;
  perPage: number;
}
export interface SearchQuery extends ListQuery {
  /** The search text as the visitor typed it. */
  text: string;
}

export interface ListedPage {
  ids: number[];
  total: number;
  /** True if any product in the whole list has a bucket price. */
  hasBuckets: boolean;
  /** Total number of families; undefined if pages do not consist of families. */
  families?: number;
}
export interface Counts {
  values: { valueId: number; count: number }[];
  /** Counts by the direct category of each product. */
  categories: { categoryId: number; count: number }[];
  /** Price range of the products that match every filter except the price; null if there are none. */
  price: { minBani: number; maxBani: number } | null;
}
export interface Found extends ListedPage {
  counts: Counts;
  /** The words that were searched instead, if the words of the query found nothing. */
  searched?: string;
}
export interface Suggested {
  categories: { categoryId: number; count: number }[];
  productIds: number[];
  brandIds: number[];
}

export interface CatalogueEngine {
  /** Returns the names of all filters and values. */
  names(): Promise<FacetNames>;
  /** Returns the terms that distinguish variants. */
  variantTerms(): Promise<VariantTerms>;
  /** Resolves the chosen values, given as `{parameter}:{value}`. Unknown values are omitted. */
  choose(params: string[]): Promise<ChosenValue[]>;
  /** Returns the ids of one page in the requested order, with the total count. */
  list(query: ListQuery): Promise<ListedPage>;
  /**
   * Returns how many products each value would show. A chosen value does not reduce the counts of other
   * values of its parameter.
   */
  count(query: CountQuery): Promise<Counts>;
  /** Returns the products that match a text, in the requested order, with their counts. */
  search(query: SearchQuery): Promise<Found>;
  /** Returns suggestions for a text that is still being typed. */
  suggest(text: string): Promise<Suggested>;
}
