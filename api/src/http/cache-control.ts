/** Cache headers of API responses. */
import type { MiddlewareHandler } from "hono";
import { HEADERS } from "@curat/contract/headers.values";
import type { ApiEnv } from "./door.ts";

/** Sets `no-store` on every response, except shared ones and those that set their own cache-control. */
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
