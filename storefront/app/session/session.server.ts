import { randomUUID } from "node:crypto";
import { createContext } from "react-router";
import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import type { Notice } from "@curat/contract/answer-notices";
import { scopeContext } from "../storefront-context.ts";
import { cookieLine, readCookies, malformedCookies } from "./cookies.ts";
import type { CookieKey } from "./cookies.ts";
import { allowsPreferences, PREFERENCES } from "./preferences.ts";
import { isDocumentRequest, isRead } from "./request-kind.ts";

export interface Session {
  readonly cookies: Partial<Record<CookieKey, string>>;
  readonly notices: Notice[];
  markIncomplete(): void;
  /** Makes the browser delete this site's storage, but not its cookies and cache. */
  clearStorage(): void;
  set(key: CookieKey, value: string | undefined): void;
}

const sessionContext = createContext<Session>();

export function sessionOf(context: Readonly<RouterContextProvider>): Session {
  return context.get(sessionContext);
}

/** Opens the session before loaders and actions run, and adds its cookies to the response. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const secure = context.get(scopeContext).options.shopUrl.startsWith("https:");
  const lines = new Map<CookieKey, string>();
  const sent = request.headers.get("cookie");
  const cookies = readCookies(sent);
  for (const key of malformedCookies(sent)) lines.set(key, cookieLine(key, undefined, secure));
  let isIncomplete = false;
  let isCleared = false;
  context.set(sessionContext, {
    cookies,
    notices: [],
    markIncomplete: () => void (isIncomplete = true),
    clearStorage: () => void (isCleared = true),
    set: (key, value) => {
      if (value === undefined || !PREFERENCES.includes(key) || allowsPreferences(cookies.consent))
        lines.set(key, cookieLine(key, value, secure));
      // After a login, the slots cached for the previous visitor must not be used.
      if (key === "token" && value !== undefined)
        lines.set("cartVersion", cookieLine("cartVersion", randomUUID(), secure));
    },
  });
  const response = await next();
  // A page that was not found must not be stored as the last page.
  if (response.status >= 400) lines.delete("lastRoute");
  for (const line of lines.values()) response.headers.append("set-cookie", line);
  if (isCleared) response.headers.set("clear-site-data", '"storage"');
  if (isIncomplete) response.headers.set("cache-control", "private, no-store");
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", cacheControlOf(request));
  return response;
};

/**
 * Returns the cache-control header. A prefetched page may be reused for one click, unless it includes the
 * layout, which a form may change.
 */
function cacheControlOf(request: Request): string {
  const isPrefetch = isRead(request) && (request.headers.get("sec-purpose") ?? "").includes("prefetch");
  if (!isPrefetch) return "private, no-cache";
  const routes = new URL(request.url).searchParams.get("_routes")?.split(",") ?? ["root"];
  return isDocumentRequest(request) || !routes.includes("root") ? "private, max-age=10" : "private, no-store";
}
