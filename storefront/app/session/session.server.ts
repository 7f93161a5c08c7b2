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
  /** Marks the page as incomplete after a failed read, so that it is not cached. */
  markIncomplete(): void;
  /** Makes the browser delete this site's storage, except cookies and cache. */
  clearStorage(): void;
  /** Sets a cookie, or deletes it if the value is undefined. A preference is only set with consent. */
  set(key: CookieKey, value: string | undefined): void;
}

const sessionContext = createContext<Session>();

/** Returns the session of this request. */
export function sessionOf(context: Readonly<RouterContextProvider>): Session {
  return context.get(sessionContext);
}

/** Opens the session before loaders and actions, and adds its cookies to their response. */
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
      // A login invalidates cached slots of the previous visitor.
      if (key === "token" && value !== undefined)
        lines.set("cartVersion", cookieLine("cartVersion", randomUUID(), secure));
    },
  });
  const response = await next();
  // A missing page must not be remembered as the last one.
  if (response.status >= 400) lines.delete("lastRoute");
  for (const line of lines.values()) response.headers.append("set-cookie", line);
  if (isCleared) response.headers.set("clear-site-data", '"storage"');
  if (isIncomplete) response.headers.set("cache-control", "private, no-store");
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", keptBy(request));
  return response;
};

/**
 * Returns the cache-control header. A click reuses a prefetched response once. A response with the layout
 * would be outdated after a form.
 */
function keptBy(request: Request): string {
  const isPrefetch = isRead(request) && (request.headers.get("sec-purpose") ?? "").includes("prefetch");
  if (!isPrefetch) return "private, no-cache";
  const routes = new URL(request.url).searchParams.get("_routes")?.split(",") ?? ["root"];
  return isDocumentRequest(request) || !routes.includes("root") ? "private, max-age=10" : "private, no-store";
}
