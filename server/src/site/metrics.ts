/** Prometheus metrics of this process, for this machine alone. */
import { performance } from "node:perf_hooks";
import type { MiddlewareHandler } from "hono";
import { collectDefaultMetrics, Histogram, register } from "prom-client";
import { isLoopback } from "../settings.ts";
import type { SiteApp } from "./site-app.ts";

const seconds = new Histogram({
  name: "curat_request_seconds",
  help: "Time to answer, by method and status class",
  labelNames: ["method", "status"],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
});
collectDefaultMetrics();

/** Times every request. */
export function measureRequests(): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    observeRequest({ method: c.req.method, status: c.res.status, startedAt });
  };
}

/** Counts one answered request; `startedAt` is of `performance.now()`. */
export function observeRequest({ method, status, startedAt }: ObservedRequest): void {
  const labels = { method, status: `${Math.floor(status / 100)}xx` };
  seconds.observe(labels, (performance.now() - startedAt) / 1000);
}
interface ObservedRequest {
  method: string;
  status: number;
  startedAt: number;
}

/** GET /metrics, answered only to the loopback address itself and never through a proxy. */
export function mountMetrics(site: SiteApp): void {
  site.get("/metrics", async (c) => {
    const isDirect = !c.req.header("x-forwarded-for") && isLoopback(c.get("visitor"));
    if (!isDirect) return c.notFound();
    return c.text(await register.metrics(), 200, { "content-type": register.contentType });
  });
}
