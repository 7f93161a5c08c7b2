import type { MiddlewareFunction } from "react-router";
import { isSecretAddress } from "./secret-addresses.ts";

/** Pages whose address is a secret: not stored on the way, and the next page hears of no more than the shop. */
export const secretPageMiddleware: MiddlewareFunction<Response> = async ({ url }, next) => {
  const response = await next();
  if (!isSecretAddress(url.pathname)) return response;
  response.headers.set("cache-control", "private, no-store");
  response.headers.set("referrer-policy", "strict-origin");
  return response;
};
