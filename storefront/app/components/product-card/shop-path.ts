/** Returns the address with a leading slash, which some providers omit. */
export function shopPath(url: string): string {
  return /^(?:https?:)?\//.test(url) ? url : `/${url}`;
}
