/** Providers write addresses with and without their first slash. */
export function shopPath(url: string): string {
  return /^(?:https?:)?\//.test(url) ? url : `/${url}`;
}
