/** Returns the number of code points, which the API counts too. `length` would count most emoji as two. */
export function lengthOf(text: string): number {
  return [...text].length;
}
