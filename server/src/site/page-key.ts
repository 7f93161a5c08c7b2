/** Decides which requests can get a cached page, and under which key it is cached. */
import { bearerOf, COOKIES, cookiesOf, pageChoiceOf, withoutSlotCookies } from "@curat/storefront/cookies";
import type { PageClass } from "../../../storefront/app/server.ts";
import { copyRequest } from "./request-copy.ts";

/**
 * Query keys that select a page, with patterns for their values. A URL with another key is rendered each
 * time.
 */
const KNOWN_VALUES = new Map([
  ["filters", /^[\p{L}\p{N}_:,.+ -]{1,200}$/u],
  ["price", /^\d{1,7}(?:\.\d{1,2})?-(?:\d{1,7}(?:\.\d{1,2})?)?$/],
  ["sort", /^[a-z-]{1,20}$/],
  ["page", /^[1-9]\d{0,3}$/],
]);
/** The cookie with the id of the visitor's cookie choice. Pages for visitors without it show the cookie banner. */
const CONSENT_ID = { cookie: COOKIES.consentId.name, looksLike: /^[\w-]{1,64}$/ };

export interface PageRequest {
  method: string;
  url: string;
  header(name: "accept-encoding" | "authorization" | "cookie"): string | null | undefined;
}

export function pageRequestOf(request: Request): PageRequest {
  const { pathname, search } = new URL(request.url);
  return { method: request.method, url: pathname + search, header: (name) => request.headers.get(name) };
}

/** Returns an anonymous page's cache key; undefined for anything but a plain GET of a known page. */
export function keyOf({ method, url, header }: PageRequest): string | undefined {
  if (method !== "GET") return undefined;
  const [pathname = "", ...afterMark] = url.split("?");
  if (pathname.endsWith(".data") || typeof header("authorization") === "string") return undefined;
  // Pages that start a social login or save a cookie choice concern only one visitor.
  if (/^\/(?:account|cookie)(?:\/|$)/.test(asRouted(pathname))) return undefined;
  if (bearerOf(header("cookie")) !== undefined) return undefined;
  const [choice, ...more] = cookiesOf(header("cookie")).filter(({ name }) => name === CONSENT_ID.cookie);
  // The page may ignore an empty or repeated cookie and show the banner. If it were cached, everyone who has chosen
  // would see the banner.
  if (more.length > 0 || (choice && !CONSENT_ID.looksLike.test(choice.value))) return undefined;
  const query = knownQuery(afterMark.join("?"));
  if (query === undefined || pathname.length + query.length > 500) return undefined;
  const chosen = pageChoiceOf(header("cookie"));
  if (chosen === undefined) return undefined;
  return `${choice ? "c" : "-"}${pathname}?${query}${chosen && ` ${chosen}`}`;
}

/** Returns the cache key for a class of visitors. Parts are separated by spaces, which no URL contains. */
export function keyOfClass(key: string, { isCustomer, days, priceView }: PageClass): string {
  const own = [days, priceView].map((text) => text && ` ${text}`).join("");
  return `${key}${own}${isCustomer ? CUSTOMERS : ""}`;
}

const CUSTOMERS = " customer";

/** Returns whether the page depends on a choice stored in a cookie or on the visitor's class. */
export function isChosen(key: string): boolean {
  return key.includes(" ");
}

/** Returns whether anyone can create any number of such pages: list pages, or other spellings of a URL. */
export function isVariant(key: string): boolean {
  const [pathname = "", query = ""] = key.slice(1).replace(CUSTOMERS, "").split("?");
  return query !== "" || pathname !== asRouted(pathname) || /\/(?:filtre|pag-\d+)(?:\/|$)/.test(pathname);
}

/** Returns the request without the cookies that affect only slots; undefined if it has none. */
export function asAnonymous(requested: PageRequest): PageRequest | undefined {
  const cookie = withoutSlotCookies(requested.header("cookie") ?? "");
  if (cookie === undefined) return undefined;
  return { ...requested, header: (name) => (name === "cookie" ? cookie : requested.header(name)) };
}

/** Copies the request with another Cookie header. */
export function withCookie(request: Request, cookie: string): Request {
  const headers = new Headers(request.headers);
  if (cookie === "") headers.delete("cookie");
  else headers.set("cookie", cookie);
  return copyRequest(request, { headers });
}

/** Returns the query in canonical order; undefined if a key or value does not select a page. */
function knownQuery(written: string): string | undefined {
  if (written === "") return "";
  const requested = [...new URLSearchParams(written)];
  if (!requested.every(([name, value]) => KNOWN_VALUES.get(name)?.test(value))) return undefined;
  return String(new URLSearchParams(requested.sort(([one], [other]) => one.localeCompare(other))));
}

/** Matches paths that are already in the router's form, as most are. */
const PLAIN_PATH = /^(?:\/[a-z0-9-]+)*\/?$/;

/** Returns the path as the router compares it: decoded, in lower case, without repeated slashes. */
export function asRouted(pathname: string): string {
  if (PLAIN_PATH.test(pathname)) return pathname;
  const folded = (path: string): string => path.replaceAll(/\/{2,}/g, "/").toLowerCase();
  try {
    return folded(decodeURIComponent(pathname));
  } catch {
    return folded(pathname);
  }
}
