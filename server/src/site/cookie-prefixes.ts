/**
 * Under https, the browser keeps secret cookies under prefixed names. Plain http cannot set them and, with
 * `__Host-`, no other subdomain can. All code behind this module uses the plain names. The specification's
 * own names stay as they are. (decision 0021)
 */
import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import { COOKIES } from "@curat/storefront/cookies";

/** The office's cookies have a path of their own, which `__Host-` does not allow. */
const OFFICE_COOKIES = ["staff_session", "office_invitation", "office_notices"];

const PREFIXES: ReadonlyMap<string, string> = new Map([
  ...Object.values(COOKIES).flatMap((cookie): [string, string][] =>
    "isHostOnly" in cookie ? [[cookie.name, "__Host-"]] : [],
  ),
  ...OFFICE_COOKIES.map((name): [string, string] => [name, "__Secure-"]),
]);
const PLAIN_NAMES: ReadonlyMap<string, string> = new Map(
  [...PREFIXES].map(([name, prefix]) => [prefix + name, name]),
);

/**
 * Gives a request's prefixed cookies their plain names. Without its prefix, such a cookie was set by somebody
 * else and is dropped.
 */
export function readPrefixed({ headers, rawHeaders }: Pick<IncomingMessage, "headers" | "rawHeaders">): void {
  // Node has already parsed the headers: the visitor gate and the page cache read these, Hono the raw ones.
  if (headers.cookie !== undefined) headers.cookie = plainCookies(headers.cookie);
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === "cookie")
      rawHeaders[at + 1] = plainCookies(rawHeaders[at + 1] ?? "");
}

/** Does the same for one Cookie header. */
export function plainCookies(header: string): string {
  return header
    .split(";")
    .flatMap((pair) => {
      const [name = "", ...value] = pair.trim().split("=");
      if (PREFIXES.has(name)) return [];
      return [[PLAIN_NAMES.get(name) ?? name, ...value].join("=")];
    })
    .join("; ");
}

/** Returns a middleware that sets an answer's secret cookies under their prefixed names. */
export function writePrefixed(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const lines = c.res.headers.getSetCookie();
    if (!lines.some((line) => PREFIXES.has(nameIn(line)))) return;
    c.res.headers.delete("set-cookie");
    for (const line of lines) c.res.headers.append("set-cookie", (PREFIXES.get(nameIn(line)) ?? "") + line);
  };
}

function nameIn(line: string): string {
  return line.slice(0, line.indexOf("="));
}
