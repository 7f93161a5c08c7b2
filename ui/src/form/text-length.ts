/** Returns the length in characters as the API counts them: an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
