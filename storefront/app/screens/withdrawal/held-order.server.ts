/** The order that is withdrawn from: of the account by its address, or the one that a guest found. */
import type { RouterContextProvider } from "react-router";
import { findCustomer } from "../../session/customer.server.ts";
import { keptAccess } from "../find-order/kept-access.server.ts";

export interface HeldOrder {
  randomid: string;
  /** A guest's pass; a customer needs none. */
  access?: string;
  /** Where its page is. */
  page: string;
}

/** Undefined while nobody has said which order. */
export async function heldOrder(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<HeldOrder | undefined> {
  const named = url.searchParams.get("comanda");
  if (named && (await findCustomer(context)))
    return { randomid: named, page: `/account/comenzi/${encodeURIComponent(named)}` };
  const kept = keptAccess(context);
  return kept && { randomid: kept.randomid, access: kept.access, page: "/comanda" };
}
