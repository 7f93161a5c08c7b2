import { timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { HEADERS } from "@curat/contract/headers.values";
import { keyDigest } from "../identity/key-digest.ts";
import type { ApiEnv } from "./access-checks.ts";
import { Refusal } from "./refusal.ts";

/**
 * Rejects callers without the key with 401, and records the visitor address they pass on (architecture: Entry
 * points and access).
 */
export function requireApiKey(apiKey: string): MiddlewareHandler<ApiEnv> {
  const expected = keyDigest(apiKey);
  return async (c, next) => {
    const sent = c.req.header(HEADERS.apiKey);
    if (!sent || !timingSafeEqual(keyDigest(sent), expected))
      throw new Refusal(401, { message: "Unauthenticated." });
    c.set("visitor", c.req.header(HEADERS.visitor) ?? c.env.visitor ?? "direct");
    await next();
  };
}
