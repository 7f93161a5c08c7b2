/** What staff may give back of an order without a return: pure, integer bani. (decision 0053) */
import { quantityText } from "@curat/contract/quantity-text.values";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { formatOfficeLei } from "../../../../text/money.ts";
import type { Account } from "../../../selling/ledger/index.ts";
import type { BoughtLine } from "../returns.rules.ts";

export interface Givable {
  status: string;
  lines: readonly BoughtLine[];
  deliveryBani: number;
  isDeliveryGiven: boolean;
  money: Account;
}

export interface Wanted {
  lines: readonly { position: number; quantity: number }[];
  delivery: boolean;
  amountBani: number;
}

/** What the credit note takes back: pieces of lines, with those that went back before. */
export interface PlannedRefund {
  lines: { lineId: number; before: number; after: number }[];
  takesDelivery: boolean;
  reductionBani: number;
}

type FieldErrors = Record<string, string[]>;
export type PlannedOrNot = { ok: true; plan: PlannedRefund } | { ok: false; errors: FieldErrors };

/** Before, an order is changed or cancelled, and the money follows by itself. */
const ARRIVED: ReadonlySet<string> = new Set(["delivered", "completed", "partly_returned", "returned"]);

/** To the card while its processor holds money that is not due yet, or to an account. */
export function refundWay({ money }: Pick<Givable, "money">): "card" | "account" {
  return money.leftOnCardBani > 0 ? "card" : "account";
}

/** Why nothing of the order can be given back; undefined where something can. */
export function whyNothing(order: Givable): string | undefined {
  if (order.status === "cancelled" || order.status === "refused")
    return "Comanda s-a încheiat fără vânzare: ce s-a plătit stă în lista restituirilor.";
  if (!ARRIVED.has(order.status))
    return "Comanda nu a ajuns încă la client: modific-o sau anuleaz-o, iar banii se întorc odată cu ea.";
  const { receivedBani, leftBani } = order.money;
  if (receivedBani === 0) return "Comanda nu este plătită.";
  return leftBani === 0 ? "Toți banii acestei comenzi s-au întors deja." : undefined;
}

/** Pieces of a line that may be given back; gifts cost nothing. */
export function leftOfLine({ productType, quantity, taken }: BoughtLine): number {
  return productType === PRODUCT_TYPE.gift ? 0 : Math.max(0, quantity - taken);
}

/** Checks what is wanted against what is left; the sum that it comes to is the paper's to say. */
export function planRefund(order: Givable, wanted: Wanted): PlannedOrNot {
  const nothing = whyNothing(order);
  if (nothing !== undefined) return { ok: false, errors: { order: [nothing] } };
  const errors: FieldErrors = {};
  const lines = wanted.lines
    .filter(({ quantity }) => quantity > 0)
    .flatMap(({ position, quantity }) => {
      const line = order.lines.find((known) => known.position === position);
      const left = line ? leftOfLine(line) : 0;
      if (line && quantity <= left)
        return { lineId: line.lineId, before: line.paidBack, after: line.paidBack + quantity };
      errors[`lines[${position}]`] = [
        line
          ? `Se mai pot restitui cel mult ${quantityText(left, line.unit)}`.replace(/\.?$/, ".")
          : MESSAGES.invalid("Produse"),
      ];
      return [];
    });
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length)
    errors.lines = [MESSAGES.invalid("Produse")];
  if (wanted.delivery && (order.deliveryBani === 0 || order.isDeliveryGiven))
    errors.delivery = [
      order.deliveryBani === 0 ? "Livrarea nu a costat nimic." : "Livrarea a fost restituită deja.",
    ];
  const { leftBani } = order.money;
  if (wanted.amountBani > leftBani) errors.amount = [tooMuch(leftBani)];
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  if (lines.length === 0 && !wanted.delivery && wanted.amountBani === 0)
    return { ok: false, errors: { lines: ["Alege ce se restituie: produse, livrarea sau o sumă."] } };
  return { ok: true, plan: { lines, takesDelivery: wanted.delivery, reductionBani: wanted.amountBani } };
}

/** Said where more is wanted than is left. */
export function tooMuch(leftBani: number): string {
  return `Se mai pot restitui cel mult ${formatOfficeLei(leftBani)}.`;
}
