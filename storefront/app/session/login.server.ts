/** The way into the account and out of it (requirements: C6, C3). */
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
  /** The path of the page where the login began; by default the one that sent the form. */
  from?: string;
}

/**
 * Keeps the token and goes on: to the page of the act that asked for it; from the auth page to the account, from
 * elsewhere to where this customer was last, else home (C-014).
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

/** Deletes whatever a browser keeps of the person who leaves. */
export function forgetPerson(session: ReturnType<typeof sessionOf>): void {
  for (const key of ["token", "cart", "choices", "order", "unpaid", "typed", "guestOrder"] as const)
    session.set(key, undefined);
}

/** Ends the session here even where the API cannot be reached, then goes home with nothing in the cart (C-074). */
export async function endLogin(context: Entering["context"]): Promise<never> {
  const session = sessionOf(context);
  if (session.cookies.token) await apiOf(context).call(logout);
  forgetPerson(session);
  // The consent is a cookie, which this leaves alone. (decision 0021)
  session.clearStorage();
  return redirectWithNotices(context, "/");
}
