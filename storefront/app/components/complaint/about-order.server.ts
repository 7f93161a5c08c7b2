import type { RouterContextProvider } from "react-router";
import type { OrderDetail } from "@curat/contract/account-orders";
import { scopeContext } from "../../storefront-context.ts";

export function toTypeOptions(types: { typeid: number; name: string }[]) {
  return types.map(({ typeid, name }) => ({ value: typeid, label: name }));
}

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
