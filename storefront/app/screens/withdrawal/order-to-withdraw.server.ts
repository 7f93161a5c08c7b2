/**
 * The order to withdraw from: an order of the account, selected by the address, or the order that a guest
 * found.
 */
import type { RouterContextProvider } from "react-router";
import { findCustomer } from "../../session/customer.server.ts";
import { storedAccess } from "../../session/order-access-cookie.server.ts";

export interface OrderToWithdraw {
  randomid: string;
  /** A guest's access token. Customers need none. */
  access?: string;
  /** Address of the order's page. */
  page: string;
}

/** Returns the order; undefined while none is selected. */
export async function findOrderToWithdraw(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<OrderToWithdraw | undefined> {
  const named = url.searchParams.get("comanda");
  if (named && (await findCustomer(context)))
    return { randomid: named, page: `/account/comenzi/${encodeURIComponent(named)}` };
  const stored = storedAccess(context);
  return stored && { randomid: stored.randomid, access: stored.access, page: "/comanda" };
}
