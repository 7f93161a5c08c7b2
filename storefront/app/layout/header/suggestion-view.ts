export interface SuggestionView {
  /** recent: this visitor's earlier searches; popular: frequent searches of all visitors. */
  kind: "recent" | "popular" | "product" | "category" | "brand";
  name: string;
  url: string;
  picture?: string;
  /** In lei. */
  price?: number;
  count?: number;
}

export interface Suggested {
  views: SuggestionView[];
  /** Absent if the provider does not return the number of results. */
  total?: number;
}
