/** The one place that tells a browser's own request for a page from a fetch of our script. */

/** True for a page load or a form sent without JavaScript; client navigations and fetchers ask for `….data`. */
export function isDocumentRequest(request: Request): boolean {
  return !new URL(request.url).pathname.endsWith(".data");
}

/** True when nothing may change. */
export function isRead(request: Request): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
