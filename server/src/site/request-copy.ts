/** Requests of the HTTP server are light stand-ins that the Request constructor does not take; this copies one by its parts. */

/** The same request with another address or other headers; without another body its own is passed on as a stream. */
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
