import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { Settings } from "../settings.ts";
import { isLoopback } from "../settings.ts";
import type { SiteEnv } from "../site/site-app.ts";

const PROXY_HEADERS = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

export type MayWatch = (c: Context<SiteEnv>) => boolean;

/**
 * Returns a check for access to metrics. With METRICS_KEY, requests need that bearer token.
 * Otherwise only requests from this machine are allowed, and only if the shop's own address is local:
 * a proxy on this machine could hide an external caller.
 */
export function metricsAccess({ metricsKey, shopUrl }: Pick<Settings, "metricsKey" | "shopUrl">): MayWatch {
  const isLocalShop = isLoopback(new URL(shopUrl).hostname);
  if (metricsKey === undefined) return (c) => isLocalShop && isFromThisMachine(c);
  const requested = digest(`Bearer ${metricsKey}`);
  return (c) => timingSafeEqual(digest(c.req.header("authorization") ?? ""), requested);
}

/** Returns whether the request comes from the loopback address, without forwarding headers. */
function isFromThisMachine(c: Context<SiteEnv>): boolean {
  return !PROXY_HEADERS.some((name) => c.req.header(name)) && isLoopback(c.get("visitor"));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
