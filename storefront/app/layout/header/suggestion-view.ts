export interface SuggestionView {
  /** `recent` is a search that this visitor made; `popular` is frequent among all visitors. */
  kind: "recent" | "popular" | "product" | "category" | "brand";
  name: string;
  url: string;
  picture?: string;
  price?: number;
  count?: number;
}

export interface Suggested {
  views: SuggestionView[];
  /** Number of results. Missing if the provider does not return it. */
  total?: number;
}
