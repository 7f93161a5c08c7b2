/** Gives each request the id under which it can be followed. (decision 0106) */
import { asPart, currentTrace, duringTrace, newTrace, readTraceparent, type Trace } from "@curat/api";
import { requestCode } from "@curat/contract/request-code.values";
import type { Context, MiddlewareHandler } from "hono";
import { addressesOf } from "./address-list.ts";
import type { SiteEnv } from "./site-app.ts";

/** Every answer tells the id in it, for who asks what became of it. */
const REQUEST_ID = "x-request-id";

/** The id of the `traceparent` or `x-request-id` that a proxy of ours sends, otherwise a new one. */
export function followRequests(trustedProxies: string[]): MiddlewareHandler<SiteEnv> {
  const isTrusted = addressesOf(trustedProxies);
  return async (c, next) => {
    const { incoming } = c.env;
    // Whoever is no proxy of ours could make his requests pass for another's, and each of them dear.
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

/** A proxy that only numbers its requests (nginx's `$request_id`, a UUID) begins the trace with that. */
function traceOf(c: Context<SiteEnv>): Trace | undefined {
  const id = c.req.header(REQUEST_ID)?.replaceAll("-", "") ?? "";
  const numbered = /^(?!0+$)[\da-f]{32}$/.test(id) ? { id, isMarked: false } : undefined;
  return readTraceparent(c.req.header("traceparent")) ?? numbered;
}

/** The code that people are told when the current request fails; undefined outside of requests. */
export function currentCode(): string | undefined {
  const trace = currentTrace();
  return trace && requestCode(trace.id);
}
