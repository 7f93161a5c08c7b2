/** Returns the number of characters as the API counts them. An emoji counts as one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
