import { Hono } from "hono";
import { expect, it } from "vitest";
import type { SiteEnv } from "../site/site-app.ts";
import { metricsAccess } from "./metrics-access.ts";
import { mountMetrics } from "./request-metrics.ts";

const KEY = "o-cheie-pentru-cifre-0123";
const LOCAL = "http://localhost:3000";
const PUBLIC = "https://curat.ro";

interface TestRequest {
  shopUrl: string;
  metricsKey?: string;
  visitor?: string;
  headers?: Record<string, string>;
}

async function statusOf({ shopUrl, metricsKey, visitor = "127.0.0.1", headers = {} }: TestRequest) {
  const site = new Hono<SiteEnv>();
  site.use(async (c, next) => {
    c.set("visitor", visitor);
    await next();
  });
  mountMetrics(site, undefined, metricsAccess({ shopUrl, metricsKey }));
  return (await site.request("/metrics", { headers })).status;
}

it.each<[string, TestRequest, number]>([
  ["this machine, at a shop of this machine", { shopUrl: LOCAL }, 200],
  ["another machine", { shopUrl: LOCAL, visitor: "10.0.0.7" }, 404],
  ["a proxy that names the client", { shopUrl: LOCAL, headers: { "x-forwarded-for": "203.0.113.7" } }, 404],
  ["a proxy that names itself", { shopUrl: LOCAL, headers: { via: "1.1 proxy" } }, 404],
  ["a possible proxy that names nothing", { shopUrl: PUBLIC }, 404],
  [
    "any client with the key",
    { shopUrl: PUBLIC, metricsKey: KEY, headers: bearer(KEY), visitor: "10.0.0.7" },
    200,
  ],
  ["this machine without the key that is set", { shopUrl: LOCAL, metricsKey: KEY }, 404],
  ["a short key", { shopUrl: PUBLIC, metricsKey: KEY, headers: bearer(KEY.slice(1)) }, 404],
  ["a key when none is set", { shopUrl: PUBLIC, headers: bearer("undefined") }, 404],
])("metricsAccess decides on access for %s", async (_, requested, status) => {
  expect(await statusOf(requested)).toBe(status);
});

function bearer(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}` };
}
