import type { RouterContextProvider } from "react-router";
import { findCustomer } from "../../session/customer.server.ts";
import { storedAccess } from "../../session/order-access-cookie.server.ts";

export interface OrderToWithdraw {
  randomid: string;
  access?: string;
  page: string;
}

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
