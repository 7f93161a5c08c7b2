/** One line of the suggestions. */
export interface SuggestionView {
  kind: "category" | "brand" | "product";
  name: string;
  url: string;
  picture?: string;
  /** Lei, of a product. */
  price?: number;
  /** How many products of a category fit. */
  count?: number;
}
