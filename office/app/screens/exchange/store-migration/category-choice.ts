/** The text that skips a category. */
export const NO_CATEGORY = "-";

/** Returns the name of a category's field, which is also its name in API errors. */
export function categoryField(place: number): string {
  return `categories.${place}.category`;
}
