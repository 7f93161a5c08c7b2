/** Passes the path to return to through the login and the second factor. */

const WAY_BACK_KEY = "inapoi";

/** Adds `from`, the return path, to a page's URL. */
export function withReturnPath(page: string, from: string): string {
  return from === "/" ? page : `${page}?${WAY_BACK_KEY}=${encodeURIComponent(from)}`;
}

/** Reads the path to return to. Anything but a valid office path becomes the first page. */
export function returnPathOf(url: Pick<URL, "searchParams">): string {
  const path = url.searchParams.get(WAY_BACK_KEY) ?? "";
  return /^\/(?![/\\])[^\s\\]{0,1000}$/.test(path) ? path : "/";
}
