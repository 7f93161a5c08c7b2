/** Remembers the page whose action required a login: a favourite, a review, an alert, a list. */
import type { RouterContextProvider } from "react-router";
import { isPage } from "./last-route.ts";
import { sessionOf } from "./session.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Query parameter of /auth with the page to return to. */
export const RETURN_TO_KEY = "inapoi";

/** Remembers the page; ignores anything other than a page of this shop. */
export function rememberReturnTo(context: Context, path: string | null): void {
  if (path !== null && isPage(path)) sessionOf(context).set("wayBack", path);
}

/** Returns and clears the remembered page; undefined if the login was started directly. */
export function takeReturnTo(context: Context): string | undefined {
  const session = sessionOf(context);
  const stored = session.cookies.wayBack;
  if (stored === undefined) return undefined;
  session.set("wayBack", undefined);
  return isPage(stored) ? stored : undefined;
}
