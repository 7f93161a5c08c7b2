/** Return address of a page that required login or the second factor. */

const WAY_BACK_KEY = "inapoi";

/** Returns a page's address with a return address. */
export function withReturnPath(page: string, from: string): string {
  return from === "/" ? page : `${page}?${WAY_BACK_KEY}=${encodeURIComponent(from)}`;
}

/** Returns the return address in a query; the first page unless it is a valid office path. */
export function returnPathOf(url: Pick<URL, "searchParams">): string {
  const path = url.searchParams.get(WAY_BACK_KEY) ?? "";
  return /^\/(?![/\\])[^\s\\]{0,1000}$/.test(path) ? path : "/";
}
