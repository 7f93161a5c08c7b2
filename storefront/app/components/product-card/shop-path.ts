/** Adds the leading slash to a path, which some providers omit. Returns absolute URLs unchanged. */
export function shopPath(url: string): string {
  return /^(?:https?:)?\//.test(url) ? url : `/${url}`;
}
