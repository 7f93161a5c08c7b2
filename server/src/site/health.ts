import { statfs } from "node:fs/promises";
import type { Api } from "@curat/api";
import type { MiddlewareHandler } from "hono";
import type { MayWatch } from "../metrics/metrics-access.ts";
import type { SiteApp } from "./site-app.ts";

export interface Readiness {
  /** Whether a shutdown is requested while the process still serves requests. */
  isDraining: boolean;
}

interface HealthParts {
  readiness: Readiness;
  mayWatch: MayWatch;
  /** Whether the database's disk has space left; undefined if the database is on another machine. */
  hasDisk?: (() => Promise<boolean>) | undefined;
}

type HealthOf = Pick<Api, "health">;

/** Free space that PostgreSQL needs to continue writing: a few segments of its log. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= MIN_FREE_BYTES;
}

/** The database is queried at most once in this period. */
const CACHE_MS = 1_000;

/**
 * Mounts GET /livez (and /health), which responds while the process is alive, and GET /readyz.
 * /readyz returns 200 if the database has every migration and disk space, the index is loaded and the process
 * is not stopping; otherwise 503. Only callers with access to metrics see what is missing.
 * `?main=PID` also checks that this is the shop's main process, because two shops may be given the same port.
 */
export function mountHealth(
  site: SiteApp,
  api: HealthOf | undefined,
  { readiness, mayWatch, hasDisk }: HealthParts,
): void {
  for (const path of ["/livez", "/health"]) site.get(path, (c) => c.json({ status: "ok" }));
  const readHealth =
    api && throttled(async () => ({ ...(await api.health()), ...(hasDisk && { disk: await hasDisk() }) }));
  site.get("/readyz", async (c) => {
    const { oldestDueJobSeconds, ...parts } = (await readHealth?.()) ?? {};
    const isReady = !readiness.isDraining && Object.values(parts).every(Boolean);
    const reported = mayWatch(c) && { ...parts, draining: readiness.isDraining, oldestDueJobSeconds };
    const main = c.req.query("main");
    const known = main !== undefined && { main: main === String(process.ppid) };
    return c.json({ status: isReady ? "ok" : "not ready", ...reported, ...known }, isReady ? 200 : 503);
  });
}

/** Retry-After in seconds: after an outage or overload, and after a rate limit per minute. */
export const RETRY_AFTER_SECONDS = { unavailable: "5", rateLimited: "60" };
const RETRY_AFTER = new Map([
  [503, RETRY_AFTER_SECONDS.unavailable],
  [429, RETRY_AFTER_SECONDS.rateLimited],
]);

/** Adds Retry-After to every response with 503 or 429, including pages. */
export const retryNotice: MiddlewareHandler = async (c, next) => {
  await next();
  const seconds = RETRY_AFTER.get(c.res.status);
  if (seconds !== undefined && !c.res.headers.has("retry-after")) c.header("retry-after", seconds);
};

function throttled<Answer>(load: () => Promise<Answer>): () => Promise<Answer> {
  let [loadedAt, answer]: [number, Promise<Answer> | undefined] = [0, undefined];
  return () => {
    if (!answer || Date.now() - loadedAt > CACHE_MS) [loadedAt, answer] = [Date.now(), load()];
    return answer;
  };
}
