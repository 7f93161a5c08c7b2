/** Stores the page on which an action required a login, such as adding a favourite or a stock alert. */
import type { RouterContextProvider } from "react-router";
import { isPage } from "./last-route.ts";
import { sessionOf } from "./session.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Query parameter of /auth that names the page to return to. */
export const RETURN_TO_KEY = "inapoi";

/** Stores the page. Ignores paths that are not a page of this shop. */
export function rememberReturnTo(context: Context, path: string | null): void {
  if (path !== null && isPage(path)) sessionOf(context).set("wayBack", path);
}

/** Returns the stored page and deletes it. Undefined if no action required the login. */
export function takeReturnTo(context: Context): string | undefined {
  const session = sessionOf(context);
  const stored = session.cookies.wayBack;
  if (stored === undefined) return undefined;
  session.set("wayBack", undefined);
  return isPage(stored) ? stored : undefined;
}
