/** What of the API may be kept by whoever passes it on. */
import type { MiddlewareHandler } from "hono";
import { HEADERS } from "@curat/contract/headers.values";
import type { ApiEnv } from "./door.ts";

/** Forbids every cache to keep an answer, but those that are everybody's and those that say otherwise themselves. */
export const keepNoAnswer: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const isEverybodys =
    c.req.method === "GET" &&
    c.res.status === 200 &&
    c.get("isEverybodys") &&
    !c.req.header(HEADERS.userToken) &&
    !c.req.header(HEADERS.cartId);
  if (!isEverybodys && !c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
};
