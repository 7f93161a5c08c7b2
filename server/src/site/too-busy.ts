/** The 503 page for overload, built once, so that sending it needs no rendering or files. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { observeRequest } from "../metrics/request-metrics.ts";
import { RETRY_AFTER_SECONDS } from "./health.ts";
import { securityHeaderEntries } from "./security-headers.ts";

/** Allows only what the page contains: inline styles and a link to its own URL. */
const POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Returns a handler that sends this page with 503 and Retry-After. */
export async function sendsTooBusy(
  page: Response,
  shopUrl: string,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const body = Buffer.from(await page.arrayBuffer());
  const headers = {
    ...Object.fromEntries(securityHeaderEntries(shopUrl)),
    "content-type": page.headers.get("content-type") ?? "text/html; charset=utf-8",
    "content-security-policy": POLICY,
    "cache-control": "no-store",
    "content-length": body.byteLength,
    "retry-after": RETRY_AFTER_SECONDS.unavailable,
  };
  return ({ method = "" }, response) => {
    const startedAt = performance.now();
    response.writeHead(503, headers);
    response.end(body);
    observeRequest({ method, status: 503, startedAt });
  };
}
