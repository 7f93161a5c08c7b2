/** Copies the HTTP server's lightweight requests, which the Request constructor does not accept. */

/** Returns a copy with another URL or headers. Without a new body, the request's is passed on as a stream. */
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
