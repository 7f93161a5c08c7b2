/** Stands for "no category". Categories mapped to it are skipped. */
export const NO_CATEGORY = "-";

/** Returns the name of a category's field. The API uses the same name in errors. */
export function categoryField(place: number): string {
  return `categories.${place}.category`;
}
