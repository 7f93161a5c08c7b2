import type { FacetNames } from "./facets.store.ts";
import type { ChosenValue, Selection } from "./selection.ts";
import type { VariantTerms } from "./variant-terms.ts";

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
  /** Shows one variant per family at the start of the first page, while enough families are in stock. */
  isSpread?: boolean;
  /**
   * Paginates by family instead of by product. The first matching product of a family determines its position, and
   * each family lists up to MAX_FAMILY_SIZE matches.
   */
  byFamily?: boolean;
  page: number;
  perPage: number;
}
export interface SearchQuery extends ListQuery {
  text: string;
}

export interface ListedPage {
  ids: number[];
  total: number;
  /** Whether any product in the whole list has a bucket price. */
  hasBuckets: boolean;
  families?: number;
}
export interface Counts {
  values: { valueId: number; count: number }[];
  /** Counts by the products' direct categories. */
  categories: { categoryId: number; count: number }[];
  /** Price range of the products that match all other filters. */
  price: { minBani: number; maxBani: number } | null;
}
export interface Found extends ListedPage {
  counts: Counts;
  /** The words used instead, if the original query had no results. */
  searched?: string;
}
export interface Suggested {
  categories: { categoryId: number; count: number }[];
  productIds: number[];
  brandIds: number[];
}

export interface CatalogueEngine {
  names(): Promise<FacetNames>;
  variantTerms(): Promise<VariantTerms>;
  choose(params: string[]): Promise<ChosenValue[]>;
  list(query: ListQuery): Promise<ListedPage>;
  count(query: CountQuery): Promise<Counts>;
  search(query: SearchQuery): Promise<Found>;
  suggest(text: string): Promise<Suggested>;
}
