/** Who may ask at all: the API key, and the visitor behind the storefront. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { HEADERS } from "@curat/contract/headers.values";
import { notFound, Refusal } from "./refusal.ts";
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

/**
 * Stands before everything under /staff/: 404 while the shop has no staff key, 403 without the right one. The calls
 * themselves need not ask again.
 */
export function requireStaff(staffKey: string | undefined): MiddlewareHandler<ApiEnv> {
  const expected = staffKey === undefined ? undefined : digest(staffKey);
  return async (c, next) => {
    if (!expected) throw notFound();
    const sent = c.req.header(HEADERS.staffKey);
    if (!sent || !timingSafeEqual(digest(sent), expected))
      throw new Refusal(403, { message: "Unauthenticated." });
    await next();
  };
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
