export interface SuggestionView {
  /** recent: this visitor's earlier searches; popular: frequent searches of all visitors. */
  kind: "recent" | "popular" | "product" | "category" | "brand";
  name: string;
  url: string;
  picture?: string;
  /** In lei. */
  price?: number;
  /** Number of matching products in a category. */
  count?: number;
}

/** Suggestions for a term, or starting points for an empty term. */
export interface Suggested {
  views: SuggestionView[];
  /** Absent if the provider does not return the number of results. */
  total?: number;
}
