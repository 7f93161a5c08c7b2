import type { MiddlewareFunction } from "react-router";
import { isSecretAddress } from "./secret-addresses.ts";

/** Prevents caching of pages with a secret URL, and reduces their referrer to the origin. */
export const secretPageMiddleware: MiddlewareFunction<Response> = async ({ url }, next) => {
  const response = await next();
  if (!isSecretAddress(url.pathname)) return response;
  response.headers.set("cache-control", "private, no-store");
  response.headers.set("referrer-policy", "strict-origin");
  return response;
};
