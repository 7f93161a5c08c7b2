/** Computes, in integer bani, what can be refunded for an order without a return. (decision 0053) */
import { quantityText } from "@curat/contract/quantity-text.values";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import { formatOfficeLei } from "../../../../text/money.ts";
import type { InvoicePart } from "../../../money/invoices/index.ts";
import { hasArrived, type Order } from "../../../selling/orders/index.ts";
import type { Account, LinePieces } from "../../../selling/ledger/index.ts";
import type { BoughtLine } from "../returns.rules.ts";

export interface RefundableOrder {
  order: Order;
  lines: readonly BoughtLine[];
  isDeliveryGiven: boolean;
  money: Account;
}

export interface RefundRequest {
  lines: readonly { position: number; quantity: number }[];
  delivery: boolean;
  amountBani: number;
}

/** Returns 'card' if the processor still holds money that no other refund needs, otherwise 'account'. */
export function refundMethod({ money }: Pick<RefundableOrder, "money">): "card" | "account" {
  return money.leftOnCardBani > 0 ? "card" : "account";
}

export function refundRefusal({ order: { status }, money }: RefundableOrder): string | undefined {
  if (status === "cancelled" || status === "refused")
    return "Comanda a fost anulată sau refuzată: suma plătită apare în lista restituirilor.";
  // Before delivery, staff refund an order by amending or cancelling it.
  if (!hasArrived(status))
    return "Comanda nu a ajuns încă la client: modific-o sau anuleaz-o, iar restituirea se face automat.";
  if (money.receivedBani === 0) return "Comanda nu a fost plătită, deci nu ai ce restitui.";
  return money.leftBani === 0 ? "Toți banii pentru această comandă au fost deja restituiți." : undefined;
}

export function refundablePieces({ productType, quantity, taken }: BoughtLine): number {
  return productType === PRODUCT_TYPE.gift ? 0 : Math.max(0, quantity - taken);
}

export function planRefund(
  refundable: RefundableOrder,
  { lines: requested, delivery, amountBani }: RefundRequest,
):
  | { ok: true; plan: Pick<InvoicePart, "lines" | "takesDelivery" | "reductionBani"> }
  | { ok: false; errors: FieldErrors } {
  const nothing = refundRefusal(refundable);
  if (nothing !== undefined) return { ok: false, errors: { order: [nothing] } };
  const errors: FieldErrors = {};
  const lines: LinePieces[] = [];
  for (const { position, quantity } of requested.filter((one) => one.quantity > 0)) {
    const line = refundable.lines.find((bought) => bought.position === position);
    const left = line ? refundablePieces(line) : 0;
    if (line && quantity <= left) lines.push({ lineId: line.lineId, quantity });
    else
      errors[`lines[${position}]`] = [
        line
          ? `Se mai pot restitui cel mult ${quantityText(left, line.unit)}`.replace(/\.?$/, ".")
          : MESSAGES.invalid("Produse"),
      ];
  }
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length)
    errors.lines = [MESSAGES.invalid("Produse")];
  if (delivery && refundable.order.deliveryBani === 0) errors.delivery = ["Livrarea a fost gratuită."];
  else if (delivery && refundable.isDeliveryGiven) errors.delivery = ["Livrarea a fost deja restituită."];
  if (amountBani > refundable.money.leftBani) errors.amount = [tooMuch(refundable.money.leftBani)];
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  if (lines.length === 0 && !delivery && amountBani === 0)
    return { ok: false, errors: { lines: ["Alege ce restitui: produse, livrarea sau o sumă."] } };
  return { ok: true, plan: { lines, takesDelivery: delivery, reductionBani: amountBani } };
}

export function tooMuch(leftBani: number): string {
  return `Se mai pot restitui cel mult ${formatOfficeLei(leftBani)}.`;
}
