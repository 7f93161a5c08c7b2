/** Which pages need a login, and which need none: each route's loader asks one of the first two (decisions/0024). */
import { data, redirect, redirectDocument } from "react-router";
import type { RouterContextProvider } from "react-router";
import { findCustomer, lookUpOnce, refuseCache } from "./customer.server.ts";
import type { Customer } from "./customer.server.ts";
import { rememberReturnTo } from "./return-to.server.ts";
import { sessionOf } from "./session.server.ts";
import { scopeContext } from "../storefront-context.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * The customer of a page that is his alone; anyone else is sent to the auth page (C-006, C-015), and back to `path`. Throws
 * the error page with 503 while the API can not say who it is.
 */
export async function requireCustomer(context: Context, path?: string): Promise<Customer> {
  refuseCache(context);
  const { customer, hasFailed } = await lookUpOnce(context);
  if (hasFailed) throw data(null, { status: 503 });
  if (!customer) rememberReturnTo(context, path ?? null);
  // A session that ended leaves a page that still names its customer: it is loaded anew.
  if (!customer) throw sessionOf(context).cookies.token ? redirectDocument("/auth") : redirect("/auth");
  return customer;
}

/** For the pages where one logs in: who has done so already goes to the account (C-007, C-008). */
export async function requireVisitor(context: Context): Promise<void> {
  if (await findCustomer(context)) throw redirect("/account/info");
}

/** Throws 404 before a foreign provider: for routes under the addresses of own-addresses.ts. */
export function requireOwnApi(context: Context): void {
  if (!context.get(scopeContext).options.hasOwnApi) throw data(null, { status: 404 });
}
