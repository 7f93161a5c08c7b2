/** The way back to the page where something asked for a login: a heart, a review, an alert, a list. */
import type { RouterContextProvider } from "react-router";
import { isPage } from "./last-route.ts";
import { sessionOf } from "./session.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The key in the address of /auth with which a link says where it stands. */
export const RETURN_TO_KEY = "inapoi";

/** Keeps the page of the act; anything but a page of this shop is left out. */
export function rememberReturnTo(context: Context, path: string | null): void {
  if (path !== null && isPage(path)) sessionOf(context).set("wayBack", path);
}

/** The page of the act that asked for this login, once; undefined for a login begun by itself. */
export function takeReturnTo(context: Context): string | undefined {
  const session = sessionOf(context);
  const stored = session.cookies.wayBack;
  if (stored === undefined) return undefined;
  session.set("wayBack", undefined);
  return isPage(stored) ? stored : undefined;
}
