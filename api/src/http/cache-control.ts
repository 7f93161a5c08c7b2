import type { MiddlewareHandler } from "hono";
import { HEADERS } from "@curat/contract/headers.values";
import type { ApiEnv } from "./access-checks.ts";

/** Sets `no-store` on every response, except shared ones and those that set their own cache-control. */
export const noStoreByDefault: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const isShared =
    c.req.method === "GET" &&
    c.res.status === 200 &&
    c.get("isShared") &&
    !c.req.header(HEADERS.userToken) &&
    !c.req.header(HEADERS.cartId);
  // c.header() would copy the response and turn its body into a stream.
  if (!isShared && !c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
};
