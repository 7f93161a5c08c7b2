import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import { AWB_STATUSES } from "@curat/contract/staff/orders.values";
import type { OrderStatus, ParcelItem, Pieces } from "../../selling/orders/index.ts";
import type { ParcelStatus } from "../../selling/shipping/index.ts";

/** Returns whether an order can have a waybill: after its confirmation and before its delivery. */
export function takesAwb({ status }: { status: OrderStatus }): boolean {
  return AWB_STATUSES.some((known) => known === status);
}

const MOVE: Record<ParcelStatus["state"], OrderStatus | undefined> = {
  underway: undefined,
  delivered: "delivered",
  returned: "refused",
  // The waybill was cancelled, so the order needs another one.
  cancelled: undefined,
};

/**
 * Returns the new status of a single-parcel order after a courier update; undefined if it does not change.
 */
export function movedBy(state: ParcelStatus["state"]): OrderStatus | undefined {
  return MOVE[state];
}

interface Place {
  orderId: number;
  part: number;
}

export function awbRefusal(taken: Place | undefined, { orderId, part }: Place): string | undefined {
  if (!taken) return undefined;
  if (taken.orderId !== orderId) return "Acest AWB aparține altei comenzi: verifică numărul.";
  return taken.part === part ? undefined : "Acest AWB aparține altui colet al comenzii: verifică numărul.";
}

/** Returns the errors in the pieces requested for a parcel, by field; undefined if there are none. */
export function itemsRefusal(input: readonly Pieces[], open: readonly ParcelItem[]): FieldErrors | undefined {
  const left = new Map(open.map((item) => [item.productId, item]));
  const errors: FieldErrors = {};
  for (const [place, { productId, quantity }] of input.entries()) {
    const item = left.get(productId);
    if (input.findIndex((one) => one.productId === productId) < place)
      errors[`items.${place}.productid`] = ["Produsul apare de două ori: păstrează-l o singură dată."];
    else if (!item) errors[`items.${place}.productid`] = [MESSAGES.invalid("Produs")];
    else if (quantity > item.quantity)
      errors[`items.${place}.quantity`] = [
        `Mai sunt de trimis ${item.quantity} ${item.unit}`.replace(/\.?$/, "."),
      ];
  }
  if (Object.keys(errors).length > 0) return errors;
  const pieces = (some: readonly { quantity: number }[]): number =>
    some.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces(input) === pieces(open)
    ? {
        items: [
          "Ai ales toate produsele rămase, deci nu mai e nevoie de un colet separat: cere AWB-ul din pagina comenzii.",
        ],
      }
    : undefined;
}
