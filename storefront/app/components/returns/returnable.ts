import type { ReturnableOrder } from "@curat/contract/returns";
import { longDate } from "@curat/ui/date/long-date.ts";
import { returnedKey } from "./return-body.ts";

export function toReasonOptions(reasons: { id: number; name: string }[]) {
  return reasons.map(({ id, name }) => ({ value: id, label: name }));
}

export function toReturnableView(order: ReturnableOrder) {
  return {
    id: order.id,
    number: order.number ?? String(order.id),
    deliveredAt: longDate(order.delivered_at ?? ""),
    /** True if the refund goes to the card. If that is unknown, the form asks for a bank account. */
    refund: order.refund,
    items: order.items.map(({ productid, lineid, product, um, quantity, returnable }) => ({
      id: returnedKey({ productid, lineid }),
      name: product,
      unit: um || "buc.",
      left: returnable ?? quantity,
    })),
  };
}
export type ReturnableView = ReturnType<typeof toReturnableView>;
