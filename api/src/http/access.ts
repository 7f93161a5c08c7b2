/** Who may ask at all: the API key, and the visitor behind the storefront. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { HEADERS } from "@curat/contract/headers.values";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { ApiConfig } from "../config.ts";
import type { ApiContext } from "../context.ts";
import { addressBlock } from "./address-block.ts";
import { networkList } from "./networks.ts";
import { notFound, Refusal, tooMany } from "./refusal.ts";
import type { ApiEnv } from "./serve.ts";

/** Lets only callers with the key through, and notes the visitor's address that they pass on (architecture: At the door). */
export function requireApiKey(apiKey: string): MiddlewareHandler<ApiEnv> {
  const expected = digest(apiKey);
  return async (c, next) => {
    const sent = c.req.header(HEADERS.apiKey);
    if (!sent || !timingSafeEqual(digest(sent), expected))
      throw new Refusal(401, { message: "Unauthenticated." });
    c.set("visitor", c.req.header(HEADERS.visitor) ?? c.env.visitor ?? "direct");
    await next();
  };
}

type StaffDoor = Pick<ApiConfig, "staffKey" | "staffNetworks" | "rateLimits"> & Pick<ApiContext, "log">;

/** Wrong keys from one network in 15 minutes; with that many a key is guessed, not mistyped. */
const WRONG_KEYS = 10;

/**
 * Stands before everything under /staff/: 404 while the shop has no staff key, and from networks that it does not name;
 * 403 without the right key, 429 after too many wrong ones. Each wrong key and each act leaves a line in the log. The
 * calls themselves need not ask again.
 */
export function requireStaff({
  staffKey,
  staffNetworks,
  rateLimits,
  log,
}: StaffDoor): MiddlewareHandler<ApiEnv> {
  const expected = staffKey === undefined ? undefined : digest(staffKey);
  const isNear = staffNetworks && networkList(staffNetworks);
  const wrong = new RateLimiterMemory({ points: WRONG_KEYS, duration: 15 * 60 });
  return async (c, next) => {
    // Where the connection comes from: what a caller says of a visitor is not where he himself is.
    const visitor = c.env.visitor ?? "direct";
    if (!expected || (isNear && !isNear(visitor))) throw notFound();
    const block = addressBlock(visitor);
    const counted = rateLimits === false ? null : await wrong.get(block);
    if (counted && counted.consumedPoints >= WRONG_KEYS) throw tooMany(counted.msBeforeNext);
    const { method } = c.req;
    const path = c.req.path.slice(0, MOST_LOGGED);
    const sent = c.req.header(HEADERS.staffKey);
    if (!sent || !timingSafeEqual(digest(sent), expected)) {
      await wrong.penalty(block);
      log({ level: "warn", message: "A wrong staff key.", method, path, visitor });
      throw new Refusal(403, { message: "Unauthenticated." });
    }
    await next();
    if (method !== "GET")
      log({ level: "info", message: "A staff act.", method, path, status: c.res.status, visitor });
  };
}

const MOST_LOGGED = 200;

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
