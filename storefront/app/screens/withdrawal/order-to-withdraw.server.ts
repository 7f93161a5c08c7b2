import type { RouterContextProvider } from "react-router";
import { findCustomer } from "../../session/customer.server.ts";
import { storedAccess } from "../../session/order-access-cookie.server.ts";

export interface OrderToWithdraw {
  randomid: string;
  /** Only guests need a token. */
  access?: string;
  page: string;
}

/** Returns the customer's selected order or the guest's found order, if any. */
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
