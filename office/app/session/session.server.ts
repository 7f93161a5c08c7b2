import { createContext } from "react-router";
import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { HEADERS } from "@curat/contract/headers.values";
import { scopeContext } from "../office-context.ts";
import { cookieLines, OFFICE_PATH, readCookies } from "./cookies.ts";
import type { CookieKey } from "./cookies.ts";

export type Context = Readonly<RouterContextProvider>;

export interface Session {
  readonly cookies: ReturnType<typeof readCookies>;
  /** Path and query below /admin. */
  readonly here: string;
  /** Whether the browser requested a document rather than the router's data. */
  readonly isDocument: boolean;
  readonly isRead: boolean;
  /** Whether the page sent the request automatically while the person was absent. */
  readonly isBackground: boolean;
  set(key: CookieKey, value: string | undefined): void;
}

const sessionContext = createContext<Session>();

export function sessionOf(context: Context): Session {
  return context.get(sessionContext);
}

/** Creates the session before loaders and actions run, and adds its cookies to the response. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const isSecure = context.get(scopeContext).options.shopUrl.startsWith("https:");
  const lines = new Map<CookieKey, string[]>();
  context.set(sessionContext, {
    cookies: readCookies(request.headers.get("cookie")),
    here: hereOf(url),
    isDocument: !new URL(request.url).pathname.endsWith(".data"),
    isBackground: request.headers.has(HEADERS.staffBackground),
    isRead: request.method === "GET" || request.method === "HEAD",
    set: (key, value) => void lines.set(key, cookieLines(key, value, isSecure)),
  });
  const response = await next();
  for (const line of [...lines.values()].flat()) response.headers.append("set-cookie", line);
  return response;
};

function hereOf({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const path = pathname.startsWith(OFFICE_PATH) ? pathname.slice(OFFICE_PATH.length) : pathname;
  return (path || "/") + search;
}
