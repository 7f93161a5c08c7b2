/** What lists and searches ask of the catalogue index, and what it answers. */
import type { FacetNames } from "./facets.store.ts";
import type { ChosenValue, Selection } from "./selection.ts";
import type { VariantTerms } from "./variant-terms.ts";

/** Which products a list is about, before anything is chosen in it. */
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
  /** The first places, a page's, show a family of variants once, while there are families that are not sold out. */
  isSpread?: boolean;
  /** A page is so many families of variants, each with its products that fit; the best of each says where it stands. */
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
  /** Something in the whole list has a price of a bucket. */
  hasBuckets: boolean;
  /** Families of variants in all, where pages are made of them. */
  families?: number;
}
export interface Counts {
  values: { valueId: number; count: number }[];
  /** By the products' own categories. */
  categories: { categoryId: number; count: number }[];
  /** Of what fits every choice but the price; null when that is nothing. */
  price: { minBani: number; maxBani: number } | null;
}
export interface Found extends ListedPage {
  counts: Counts;
  /** The words looked for instead, when those of the query found nothing. */
  searched?: string;
}
export interface Suggested {
  categories: { categoryId: number; count: number }[];
  productIds: number[];
  brandIds: number[];
}

export interface CatalogueEngine {
  /** Names of all that a list can be filtered by. */
  names(): Promise<FacetNames>;
  /** What variants differ by. */
  variantTerms(): Promise<VariantTerms>;
  /** Chosen values by `{parameter}:{value}`; what is unknown is left out. */
  choose(params: string[]): Promise<ChosenValue[]>;
  /** Ids of one page in the asked order, and how many there are in all. */
  list(query: ListQuery): Promise<ListedPage>;
  /** How many products each value would show: a parameter's own choice does not narrow its own counts. */
  count(query: CountQuery): Promise<Counts>;
  /** Products that fit a text, in any of the orders, with their counts. */
  search(query: SearchQuery): Promise<Found>;
  /** What the search field offers for a text still being typed. */
  suggest(text: string): Promise<Suggested>;
}
