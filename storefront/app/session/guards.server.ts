import { data, redirect, redirectDocument } from "react-router";
import type { RouterContextProvider } from "react-router";
import { findCustomer, lookUpOnce, refuseCache } from "./customer.server.ts";
import type { Customer } from "./customer.server.ts";
import { rememberReturnTo } from "./return-to.server.ts";
import { sessionOf } from "./session.server.ts";
import { scopeContext } from "../storefront-context.ts";

type Context = Readonly<RouterContextProvider>;

/** Returns the customer or redirects to the login (C-006, C-015). Throws 503 if the lookup fails. */
export async function requireCustomer(context: Context, path?: string): Promise<Customer> {
  refuseCache(context);
  const { customer, hasFailed } = await lookUpOnce(context);
  if (hasFailed) throw data(null, { status: 503 });
  if (!customer) rememberReturnTo(context, path ?? null);
  // The token has expired, but the page still shows the customer, so load a new document.
  if (!customer) throw sessionOf(context).cookies.token ? redirectDocument("/auth") : redirect("/auth");
  return customer;
}

/** Redirects logged-in customers from login pages to the account (C-007, C-008). */
export async function requireVisitor(context: Context): Promise<void> {
  if (await findCustomer(context)) throw redirect("/account/info");
}

/** Throws 404 if an external provider is used. For the routes in own-addresses.ts. */
export function requireOwnApi(context: Context): void {
  if (!context.get(scopeContext).options.hasOwnApi) throw data(null, { status: 404 });
}
