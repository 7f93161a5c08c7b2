/** Query and result types of the catalogue index. */
import type { FacetNames } from "./facets.store.ts";
import type { ChosenValue, Selection } from "./selection.ts";
import type { VariantTerms } from "./variant-terms.ts";

/** The products of a list before any filter is chosen. */
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
   * The first page shows each family of variants once, as long as there are families that are not sold out.
   */
  isSpread?: boolean;
  /** A page contains whole families with their matching products; a family is ranked by its best product. */
  byFamily?: boolean;
  page: number;
  perPage: number;
}
export interface SearchQuery extends ListQuery {
  /** As typed. */
  text: string;
}

export interface ListedPage {
  ids: number[];
  total: number;
  /** Some product in the whole list has a bucket price. */
  hasBuckets: boolean;
  /** Total number of families, if pages consist of families. */
  families?: number;
}
export interface Counts {
  values: { valueId: number; count: number }[];
  /** By each product's direct category. */
  categories: { categoryId: number; count: number }[];
  /** Price range of products that match every filter except the price; null if there are none. */
  price: { minBani: number; maxBani: number } | null;
}
export interface Found extends ListedPage {
  counts: Counts;
  /** The words used instead, if the query's own words found nothing. */
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
  /** Resolves chosen values by `{parameter}:{value}`; unknown ones are omitted. */
  choose(params: string[]): Promise<ChosenValue[]>;
  /** Returns the ids of one page in the requested order, with the total count. */
  list(query: ListQuery): Promise<ListedPage>;
  /**
   * Returns how many products each value would show; choices in a parameter do not reduce the counts of its
   * own values.
   */
  count(query: CountQuery): Promise<Counts>;
  /** Returns products that match a text, in any sort order, with their counts. */
  search(query: SearchQuery): Promise<Found>;
  /** Returns suggestions for a text that is still being typed. */
  suggest(text: string): Promise<Suggested>;
}
