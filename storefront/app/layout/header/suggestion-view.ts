/** One line of the suggestions. */
export interface SuggestionView {
  /** `recent` is what this visitor searched for before, `popular` what many do. */
  kind: "recent" | "popular" | "product" | "category" | "brand";
  name: string;
  url: string;
  picture?: string;
  /** Lei, of a product. */
  price?: number;
  /** How many products of a category fit. */
  count?: number;
}

/** What is suggested for a term; for an empty one, where people begin. */
export interface Suggested {
  views: SuggestionView[];
  /** How many products the search itself finds; absent where the provider does not say. */
  total?: number;
}
