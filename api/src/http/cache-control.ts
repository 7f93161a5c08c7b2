/** What of the API may be kept by whoever passes it on. */
import type { MiddlewareHandler } from "hono";
import { HEADERS } from "@curat/contract/headers.values";
import type { ApiEnv } from "./serve.ts";

/** What is somebody's own, whatever headers it is asked with. */
const PERSONAL =
  /^\/api\/v1\/(?:auth|user|cart|orders?|payments|staff|privacy|newsletter|consent|returns|complaints)(?:\/|$)/;

/** Forbids every cache to keep an answer, but those of the public catalogue and those that say otherwise themselves. */
export const keepNoAnswer: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const isPublic =
    c.req.method === "GET" &&
    c.res.status === 200 &&
    !c.req.header(HEADERS.userToken) &&
    !c.req.header(HEADERS.cartId) &&
    !PERSONAL.test(c.req.path);
  if (!isPublic && !c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
};
