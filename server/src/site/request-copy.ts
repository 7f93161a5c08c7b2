/**
 * Copies requests of the HTTP server by their parts, because they are lightweight objects that the Request
 * constructor does not accept.
 */

/**
 * Returns the same request with another URL or other headers. Without a new body, its own is passed on as a
 * stream.
 */
export function copyRequest(
  request: Request,
  {
    url = request.url,
    headers,
    body = request.body,
  }: { url?: string; headers: Headers; body?: BodyInit | null },
): Request {
  const init: RequestInit & { duplex?: "half" } = { method: request.method, headers, signal: request.signal };
  if (request.method !== "GET" && request.method !== "HEAD") Object.assign(init, { body, duplex: "half" });
  return new Request(url, init);
}
