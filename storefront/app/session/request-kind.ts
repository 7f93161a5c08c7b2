/**
 * Returns whether the browser requests a document, by loading a page or sending a form without JavaScript.
 * Scripts request `….data`.
 */
export function isDocumentRequest(request: Request): boolean {
  return !new URL(request.url).pathname.endsWith(".data");
}

/** Returns true for requests that only read (GET and HEAD). */
export function isRead(request: Request): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
