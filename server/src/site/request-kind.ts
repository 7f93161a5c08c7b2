import type { IncomingMessage } from "node:http";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { bearerOf } from "@curat/storefront/cookies";
import { isOfficePath } from "./office-host.ts";
import { asRouted } from "./page-key.ts";

/** Returns the kind of sender. Health checks, staff and API callers are operators, who never wait. */
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

const FILES = /^\/media\/|\.(?:js|css|woff2|svg|png|ico|webp|avif|jpg|webmanifest)$/;
const OPERATOR_PATHS = new Set(["/livez", "/health", "/readyz", "/metrics"]);
/** Headers of API calls that correspond to a buyer's cookies. */
const BUYER_HEADERS = [HEADERS.cartId, HEADERS.userToken].map((name) => name.toLowerCase());
const BUYER_PAGES = new Set(
  "cos plata thank-you.html comanda retragere account auth delogare password-reset".split(" "),
);

/** Returns whether the request submits data, targets a checkout or account page, or carries a buyer's cookie or header. */
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
  // Navigation within the shop requests the same URL with .data appended.
  if (BUYER_PAGES.has(first.replace(/\.data$/, ""))) return true;
  return BUYER_HEADERS.some((name) => headers[name] !== undefined) || bearerOf(headers.cookie) === "buyer";
}
