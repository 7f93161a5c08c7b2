/** One line of the suggestions. */
export interface SuggestionView {
  kind: "category" | "brand" | "product";
  name: string;
  url: string;
  picture?: string;
}
