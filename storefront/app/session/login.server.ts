/** Login and logout (requirements: C6, C3). */
import type { RouterContextProvider } from "react-router";
import { getUser, logout } from "@curat/contract/customers";
import { apiOf, apiWithToken } from "./api.server.ts";
import { lastRouteOf } from "./last-route.ts";
import { refererPath, redirectWithNotices } from "./notices.server.ts";
import { sessionOf } from "./session.server.ts";
import { takeReturnTo } from "./return-to.server.ts";

interface Entering {
  request: Request;
  context: Readonly<RouterContextProvider>;
  from?: string;
}

/**
 * Stores the token. Redirects to the page whose action required the login, or else to the last visited page or the
 * account (C-014).
 */
export async function startLogin({ request, context, from }: Entering, token: string): Promise<never> {
  sessionOf(context).set("token", token);
  const returnTo = takeReturnTo(context);
  if (returnTo !== undefined) return redirectWithNotices(context, returnTo);
  const [origin] = (from ?? refererPath(request)).split("?");
  return redirectWithNotices(context, origin === "/auth" ? "/account/info" : await lastPlace(context, token));
}

async function lastPlace(context: Entering["context"], token: string): Promise<string> {
  const answer = await apiWithToken(context, token).call(getUser);
  const stored = sessionOf(context).cookies.lastRoute;
  return (answer.ok && lastRouteOf(stored, answer.data.id)) || "/";
}

/** Deletes all cookies with data of the person who logs out. */
export function forgetPerson(session: ReturnType<typeof sessionOf>): void {
  for (const key of ["token", "cart", "choices", "order", "unpaid", "typed", "guestOrder"] as const)
    session.set(key, undefined);
}

/** Logs out, even if the API is unavailable, and redirects to the home page with an empty cart (C-074). */
export async function endLogin(context: Entering["context"]): Promise<never> {
  const session = sessionOf(context);
  if (session.cookies.token) await apiOf(context).call(logout);
  forgetPerson(session);
  // Does not delete the consent, which is stored in a cookie (decision 0021).
  session.clearStorage();
  return redirectWithNotices(context, "/");
}
