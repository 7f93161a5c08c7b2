/** Whose request it is, before it is parsed. */
import type { IncomingMessage } from "node:http";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { bearerOf } from "@curat/storefront/cookies";
import { isOfficePath } from "./office-host.ts";
import { asRouted } from "./page-key.ts";

/** Whose request it is. Health checks, staff and callers of the API are operators: they wait for nobody. */
export function kindOf(
  request: Pick<IncomingMessage, "method" | "url" | "headers">,
): "buyer" | "file" | "operator" | "visitor" {
  const { method = "GET", url = "/", headers } = request;
  const [path = "/"] = url.split("?");
  if (isOfficePath(path) && /(?:^|;)\s*staff_session=[^;]/.test(headers.cookie ?? "")) return "operator";
  if (isBuyer({ method, path, headers })) return "buyer";
  if (OPERATOR_PATHS.has(path) || path.startsWith(`${API_BASE}/`)) return "operator";
  return FILES.test(path) ? "file" : "visitor";
}

/** Scripts, styles, fonts, pictures and films. */
const FILES = /^\/media\/|\.(?:js|css|woff2|svg|png|ico|webp|avif|jpg|webmanifest)$/;
const OPERATOR_PATHS = new Set(["/livez", "/health", "/readyz", "/metrics"]);
/** By which calls of the API say what a buyer's cookies say. */
const BUYER_HEADERS = [HEADERS.cartId, HEADERS.userToken].map((name) => name.toLowerCase());
const BUYER_PAGES = new Set(
  "cos plata thank-you.html comanda retragere account auth delogare password-reset".split(" "),
);

/** Whether the request sends something, is for a page on the way of an order or of the account, or comes from a buyer. */
function isBuyer({
  method,
  path,
  headers,
}: {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
}): boolean {
  if (method !== "GET" && method !== "HEAD") return true;
  const [, first = ""] = asRouted(path).split("/");
  // A navigation within the shop asks for the same address with .data at its end.
  if (BUYER_PAGES.has(first.replace(/\.data$/, ""))) return true;
  return BUYER_HEADERS.some((name) => headers[name] !== undefined) || bearerOf(headers.cookie) === "buyer";
}
