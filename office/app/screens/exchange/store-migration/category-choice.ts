/** Text to type for not using a category. */
export const NO_CATEGORY = "-";

/** Returns the field name for the category at a position, which is also its name in API errors. */
export function categoryField(place: number): string {
  return `categories.${place}.category`;
}
