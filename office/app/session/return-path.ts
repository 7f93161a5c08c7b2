/** The way back to the page that asked for a login or a second factor. */

const WAY_BACK_KEY = "inapoi";

/** The address of a page with the way back to another. */
export function withReturnPath(page: string, from: string): string {
  return from === "/" ? page : `${page}?${WAY_BACK_KEY}=${encodeURIComponent(from)}`;
}

/** Where a query leads back to: a page of the office, whatever somebody wrote there. */
export function returnPathOf(url: Pick<URL, "searchParams">): string {
  const path = url.searchParams.get(WAY_BACK_KEY) ?? "";
  return /^\/(?![/\\])[^\s\\]{0,1000}$/.test(path) ? path : "/";
}
