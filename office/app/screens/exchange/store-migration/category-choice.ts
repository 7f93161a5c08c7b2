/** Input that skips a category. */
export const NO_CATEGORY = "-";

/** Returns the field name of the category at a position, as its call spells it. */
export function categoryField(place: number): string {
  return `categories.${place}.category`;
}
