/**
 * Prefixes the names of secret cookies in browsers that use https (decision 0021). Plain http cannot set such cookies
 * and, with `__Host-`, neither can other subdomains. All code behind this module uses the names without prefix.
 * Cookies that the specification names, such as `user_token`, get no prefix.
 */
import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import { COOKIES } from "@curat/storefront/cookies";

/** The office's cookies have a path, which `__Host-` does not allow. */
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
 * Removes the prefixes from a request's cookies. A secret cookie without its prefix is not the shop's and is
 * dropped.
 */
export function readPrefixed({ headers, rawHeaders }: Pick<IncomingMessage, "headers" | "rawHeaders">): void {
  // The visitor gate and the page cache read the headers that Node has parsed, Hono the raw ones.
  if (headers.cookie !== undefined) headers.cookie = plainCookies(headers.cookie);
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === "cookie")
      rawHeaders[at + 1] = plainCookies(rawHeaders[at + 1] ?? "");
}

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

/** Returns a middleware that adds prefixes to the secret cookies of a response. */
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
