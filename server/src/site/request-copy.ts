/**
 * Copies requests of the HTTP server part by part, because they are lightweight objects that the Request
 * constructor does not accept.
 */

/**
 * Returns a copy of the request with another URL or other headers. Unless a new body is given, the request's
 * body is passed on as a stream.
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
