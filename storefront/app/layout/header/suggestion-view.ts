/** A line of the suggestions. */
export interface SuggestionView {
  /** `recent` stands for this visitor's earlier searches, `popular` for frequent searches of all visitors. */
  kind: "recent" | "popular" | "product" | "category" | "brand";
  name: string;
  url: string;
  picture?: string;
  /** Price of a product in lei. */
  price?: number;
  /** Number of matching products in a category. */
  count?: number;
}

/** Suggestions for a term, or starting points for an empty term. */
export interface Suggested {
  views: SuggestionView[];
  /** Number of results of the full search; absent if the provider does not return it. */
  total?: number;
}
