import type { MiddlewareFunction } from "react-router";
import { isSecretAddress } from "./secret-addresses.ts";

/** Disables caching on pages with a secret URL, and limits their referrer to the origin. */
export const secretPageMiddleware: MiddlewareFunction<Response> = async ({ url }, next) => {
  const response = await next();
  if (!isSecretAddress(url.pathname)) return response;
  response.headers.set("cache-control", "private, no-store");
  response.headers.set("referrer-policy", "strict-origin");
  return response;
};
