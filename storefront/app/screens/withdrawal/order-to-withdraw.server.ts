import type { RouterContextProvider } from "react-router";
import { findCustomer } from "../../session/customer.server.ts";
import { storedAccess } from "../../session/order-access-cookie.server.ts";

export interface OrderToWithdraw {
  randomid: string;
  /** A guest's access token for the order. Logged-in customers need none. */
  access?: string;
  page: string;
}

/** Returns the order that the customer selected or the guest found, or undefined if there is none. */
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
