/** One request's session: the cookies that came, those that go back, and the notices of its calls. */
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
  /** What the API's answers to this request want said. */
  readonly notices: Notice[];
  /** Tells that a read failed: the page lacks something, so it is kept nowhere. */
  markIncomplete(): void;
  /** Has the browser delete what this site keeps in its storage, cookies and cache aside. */
  clearStorage(): void;
  /** Keeps a cookie, or deletes it with undefined; sent after loaders and actions ran. A preference needs its consent. */
  set(key: CookieKey, value: string | undefined): void;
}

const sessionContext = createContext<Session>();

/** The session of this request. */
export function sessionOf(context: Readonly<RouterContextProvider>): Session {
  return context.get(sessionContext);
}

/** Opens the session before loaders and actions, and writes its cookies onto whatever they answered. */
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
      // What is kept of who was here before counts no more.
      if (key === "token" && value !== undefined)
        lines.set("cartVersion", cookieLine("cartVersion", randomUUID(), secure));
    },
  });
  const response = await next();
  // A page that is not there is no place to come back to.
  if (response.status >= 400) lines.delete("lastRoute");
  for (const line of lines.values()) response.headers.append("set-cookie", line);
  if (isCleared) response.headers.set("clear-site-data", '"storage"');
  if (isIncomplete) response.headers.set("cache-control", "private, no-store");
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", keptBy(request));
  return response;
};

/**
 * How long the browser may keep the answer. A prefetched one is used once, at the click that follows. The one that carries the
 * layout, too, has the address of the reload that follows a form, which would then show what was before it: it is kept nowhere.
 */
function keptBy(request: Request): string {
  const isPrefetch = isRead(request) && (request.headers.get("sec-purpose") ?? "").includes("prefetch");
  if (!isPrefetch) return "private, no-cache";
  const routes = new URL(request.url).searchParams.get("_routes")?.split(",") ?? ["root"];
  return isDocumentRequest(request) || !routes.includes("root") ? "private, max-age=10" : "private, no-store";
}
