/** Measures the duration of responses and serves all metrics at /metrics. */
import { performance } from "node:perf_hooks";
import type { Api } from "@curat/api";
import type { MiddlewareHandler } from "hono";
import { Histogram, register } from "prom-client";
import type { SiteApp } from "../site/site-app.ts";
import type { MayWatch } from "./metrics-access.ts";
import { metricsOfAll } from "./process-metrics.ts";
import { shopMetrics } from "./shop-metrics.ts";

const seconds = new Histogram({
  name: "curat_request_seconds",
  help: "Time to answer, by method and status class",
  labelNames: ["method", "status"],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
});

export function measureRequests(): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    observeRequest({ method: c.req.method, status: c.res.status, startedAt });
  };
}

export function observeRequest({ method, status, startedAt }: ObservedRequest): void {
  const labels = { method, status: `${Math.floor(status / 100)}xx` };
  seconds.observe(labels, (performance.now() - startedAt) / 1000);
}
interface ObservedRequest {
  method: string;
  status: number;
  startedAt: number;
}

/** Mounts GET /metrics, with metrics of all processes, jobs and orders; 404 without access. */
export function mountMetrics(site: SiteApp, api: Pick<Api, "figures"> | undefined, mayWatch: MayWatch): void {
  site.get("/metrics", async (c) => {
    if (!mayWatch(c)) return c.notFound();
    // If the database is down, the metrics of jobs and orders are left out.
    const figures = await api?.figures().catch(() => undefined);
    const texts = [await metricsOfAll(), figures ? await shopMetrics(figures) : ""];
    return c.text(texts.join("\n"), 200, { "content-type": register.contentType });
  });
}
