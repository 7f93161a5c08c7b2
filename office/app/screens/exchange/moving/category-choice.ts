/** What is written where a category does not come. */
export const NO_CATEGORY = "-";

/** The field of the category at a place of the list, as its call names it. */
export function categoryField(place: number): string {
  return `categories.${place}.category`;
}
