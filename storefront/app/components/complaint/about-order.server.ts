import type { RouterContextProvider } from "react-router";
import type { OrderDetail } from "@curat/contract/account-orders";
import { scopeContext } from "../../storefront-context.ts";

export function toTypeOptions(types: { typeid: number; name: string }[]) {
  return types.map(({ typeid, name }) => ({ value: typeid, label: name }));
}

/**
 * What an order already says of itself to the form of a complaint. Our own API fills in the invoice, and knows when there
 * is none; a foreign provider may want it even if it does not name it.
 */
export function aboutOrder(order: OrderDetail, context: Readonly<RouterContextProvider>) {
  const { number, randomID, invoice } = order;
  const { hasOwnApi } = context.get(scopeContext).options;
  const unknown = hasOwnApi ? ("none" as const) : ("asked" as const);
  return {
    ordernr: number ?? randomID,
    invoice: invoice ? ("known" as const) : unknown,
    known: invoice ? { invoicenr: String(invoice.number), invoicedate: invoice.day } : {},
  };
}
