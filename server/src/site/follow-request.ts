/** Assigns each request an id for tracing (decision 0106). */
import { asPart, currentTrace, duringTrace, newTrace, readTraceparent, type Trace } from "@curat/api";
import { requestCode } from "@curat/contract/request-code.values";
import type { Context, MiddlewareHandler } from "hono";
import { addressesOf } from "./address-list.ts";
import type { SiteEnv } from "./site-app.ts";

const REQUEST_ID = "x-request-id";

/** Uses the id in `traceparent` or `x-request-id` of a trusted proxy; otherwise creates one. */
export function followRequests(trustedProxies: string[]): MiddlewareHandler<SiteEnv> {
  const isTrusted = addressesOf(trustedProxies);
  return async (c, next) => {
    const { incoming } = c.env;
    // Untrusted clients could use the id of another request and force expensive tracing.
    const isOurs = isTrusted((incoming.socket.remoteAddress ?? "").replace(/^::ffff:/, ""));
    const trace = (isOurs && traceOf(c)) || newTrace();
    const part = {
      name: c.req.method,
      kind: "request",
      attributes: { "http.request.method": c.req.method },
    } as const;
    await duringTrace(trace, () =>
      asPart(part, next, () => ({
        hasFailed: c.res.status >= 500,
        attributes: { "http.response.status_code": c.res.status },
      })),
    );
    c.res.headers.set(REQUEST_ID, trace.id);
  };
}

/**
 * Returns the trace in `traceparent`. Without it, uses the request id of a proxy that only numbers requests
 * (nginx's `$request_id`, a UUID).
 */
function traceOf(c: Context<SiteEnv>): Trace | undefined {
  const id = c.req.header(REQUEST_ID)?.replaceAll("-", "") ?? "";
  const numbered = /^(?!0+$)[\da-f]{32}$/.test(id) ? { id, isMarked: false } : undefined;
  return readTraceparent(c.req.header("traceparent")) ?? numbered;
}

/** Returns the error code for users if the current request fails; undefined outside requests. */
export function currentCode(): string | undefined {
  const trace = currentTrace();
  return trace && requestCode(trace.id);
}
