/** Decides which requests get a cached page, and under which key it is cached. */
import { bearerOf, COOKIES, cookiesOf, pageChoiceOf, withoutSlotCookies } from "@curat/storefront/cookies";
import type { PageClass } from "../../../storefront/app/server.ts";
import { copyRequest } from "./request-copy.ts";

/**
 * Query keys that make another page, with the pattern of their values; any other address is rendered each
 * time.
 */
const KNOWN_VALUES = new Map([
  ["filters", /^[\p{L}\p{N}_:,.+ -]{1,200}$/u],
  ["price", /^\d{1,7}(?:\.\d{1,2})?-(?:\d{1,7}(?:\.\d{1,2})?)?$/],
  ["sort", /^[a-z-]{1,20}$/],
  ["page", /^[1-9]\d{0,3}$/],
]);
/** The cookie with the id of a choice about cookies; without it, the page shows the banner. */
const CONSENT_ID = { cookie: COOKIES.consentId.name, looksLike: /^[\w-]{1,64}$/ };

/** The parts of a request on which its page depends. */
export interface WriteInput {
  method: string;
  /** The path and query. */
  url: string;
  header(name: "accept-encoding" | "authorization" | "cookie"): string | null | undefined;
}

/** Returns these parts of a request. */
export function inputOf(request: Request): WriteInput {
  const { pathname, search } = new URL(request.url);
  return { method: request.method, url: pathname + search, header: (name) => request.headers.get(name) };
}

/**
 * Returns the key of a stranger's page; undefined for anything but a plain GET of a known page by a stranger.
 */
export function keyOf({ method, url, header }: WriteInput): string | undefined {
  if (method !== "GET") return undefined;
  const [pathname = "", ...afterMark] = url.split("?");
  if (pathname.endsWith(".data") || typeof header("authorization") === "string") return undefined;
  // Starting a social login, and choosing about cookies, concern only one visitor.
  if (/^\/(?:account|cookie)(?:\/|$)/.test(asRouted(pathname))) return undefined;
  if (bearerOf(header("cookie")) !== undefined) return undefined;
  const [choice, ...more] = cookiesOf(header("cookie")).filter(({ name }) => name === CONSENT_ID.cookie);
  // An empty or second cookie may count as none, and then the page with the banner would go to everyone who
  // has chosen.
  if (more.length > 0 || (choice && !CONSENT_ID.looksLike.test(choice.value))) return undefined;
  const query = knownQuery(afterMark.join("?"));
  if (query === undefined || pathname.length + query.length > 500) return undefined;
  const chosen = pageChoiceOf(header("cookie"));
  if (chosen === undefined) return undefined;
  return `${choice ? "c" : "-"}${pathname}?${query}${chosen && ` ${chosen}`}`;
}

/** Returns the key of the page for a class of visitors. No address contains a space. */
export function keyOfClass(key: string, { isCustomer, days, priceView }: PageClass): string {
  const own = [days, priceView].map((text) => text && ` ${text}`).join("");
  return `${key}${own}${isCustomer ? CUSTOMERS : ""}`;
}

const CUSTOMERS = " customer";

/** Tells whether the page depends on a choice that a cookie remembers, or on the class of its visitors. */
export function isChosen(key: string): boolean {
  return key.includes(" ");
}

/**
 * Tells whether anyone can make more pages of this kind: a page of a list, or another spelling of an address.
 */
export function isVariant(key: string): boolean {
  const [pathname = "", query = ""] = key.slice(1).replace(CUSTOMERS, "").split("?");
  return query !== "" || pathname !== asRouted(pathname) || /\/(?:filtre|pag-\d+)(?:\/|$)/.test(pathname);
}

/** Returns the request without the cookies on which only slots depend; undefined if it has no such cookie. */
export function asAnonymous(requested: WriteInput): WriteInput | undefined {
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

/** Returns the query in canonical order; undefined if it has a key or value that makes no page of its own. */
function knownQuery(written: string): string | undefined {
  if (written === "") return "";
  const requested = [...new URLSearchParams(written)];
  if (!requested.every(([name, value]) => KNOWN_VALUES.get(name)?.test(value))) return undefined;
  return String(new URLSearchParams(requested.sort(([one], [other]) => one.localeCompare(other))));
}

/** Matches paths that have no other spelling, as most do. */
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
