import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { metricsAccess } from "../metrics/metrics-access.ts";
import { hasRoom, mountHealth, retryNotice } from "./health.ts";
import type { SiteEnv } from "./site-app.ts";

const well = { database: true, migrations: true, index: true, oldestDueJobSeconds: 7 };
let health = well;
let readiness = { isDraining: false };
let hasDisk: (() => Promise<boolean>) | undefined;
beforeEach(() => {
  hasDisk = undefined;
  health = well;
  readiness = { isDraining: false };
});

function siteFor(visitor: string): Hono<SiteEnv> {
  const site = new Hono<SiteEnv>();
  site.use(async (c, next) => {
    c.set("visitor", visitor);
    await next();
  });
  site.use(retryNotice);
  const mayWatch = metricsAccess({ shopUrl: "http://localhost:3000", metricsKey: undefined });
  mountHealth(site, { health: async () => health }, { readiness, mayWatch, hasDisk });
  return site;
}

async function requested(path: string, visitor = "127.0.0.1") {
  const response = await siteFor(visitor).request(path);
  return { status: response.status, body: await response.json(), retry: response.headers.get("retry-after") };
}

describe("readiness", () => {
  it("the process is ready while the database is migrated and the index loaded", async () => {
    expect(await requested("/readyz")).toEqual({
      status: 200,
      body: { status: "ok", ...well, draining: false },
      retry: null,
    });
  });

  it.each(["database", "migrations", "index"])(
    "the process is not ready without %s, and sends a time to retry",
    async (part) => {
      health = { ...well, [part]: false };
      expect(await requested("/readyz")).toMatchObject({ status: 503, body: { [part]: false }, retry: "5" });
    },
  );

  it("the process is not ready while the disk of the embedded database is full", async () => {
    hasDisk = async () => false;
    expect(await requested("/readyz")).toMatchObject({ status: 503, body: { database: true, disk: false } });
    hasDisk = () => hasRoom("/");
    expect(await requested("/readyz")).toMatchObject({ status: 200, body: { disk: true } });
  });

  it("a draining process is alive but not ready", async () => {
    readiness.isDraining = true;
    expect(await requested("/readyz")).toMatchObject({ status: 503, body: { draining: true } });
    expect((await requested("/livez")).status).toBe(200);
  });

  it("the readiness check reports whether this process belongs to the main process in the request", async () => {
    expect((await requested(`/readyz?main=${process.ppid}`)).body).toMatchObject({
      status: "ok",
      main: true,
    });
    expect((await requested(`/readyz?main=${process.pid}`)).body).toMatchObject({
      status: "ok",
      main: false,
    });
  });

  it("the readiness check hides its reasons from callers without access to metrics", async () => {
    health = { ...well, database: false };
    expect((await requested("/readyz", "203.0.113.7")).body).toEqual({ status: "not ready" });
  });
});

it("a process is alive even if its database is not", async () => {
  health = { ...well, database: false };
  expect([(await requested("/livez")).status, (await requested("/health")).status]).toEqual([200, 200]);
});

it("a rate-limited response gets Retry-After unless it has one", async () => {
  const site = siteFor("127.0.0.1");
  site.post("/formular", (c) => c.text("Prea multe.", 429));
  site.post("/login", (c) => c.text("Prea multe.", 429, { "retry-after": "840" }));
  const reported = async (path: string) =>
    (await site.request(path, { method: "POST" })).headers.get("retry-after");
  expect([await reported("/formular"), await reported("/login")]).toEqual(["60", "840"]);
});
