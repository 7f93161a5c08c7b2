/** The cart as the header shows it: what was put in, and apart from it what delivery and payment cost. */
import { roundLei } from "@curat/contract/lei.values";
import type { CartMixing } from "@curat/contract/cart";
import { DELIVERY_CODE } from "@curat/contract/cart.values";
import type { CartView, LineView } from "./cart-view.ts";

interface SummaryLine {
  id: number;
  name: string;
  url: string;
  picture: string | null;
  /** Pieces; null for a voucher, which is no goods. */
  quantity: number | null;
  /** Lei, tax included. */
  subtotal: number;
  isGift: boolean;
}
export interface CartSummary {
  lines: SummaryLine[];
  /** Lei: what was put in, less its voucher; neither delivery nor a fee is a part of it. */
  goods: number;
  delivery: {
    /** Lei: of the chosen one, else of the cheapest that brings the parcel. */
    price: number;
    isChosen: boolean;
  };
  /** Lei that the chosen way to pay adds. */
  fee: number;
  /** Lei of goods that are missing to free delivery; 0 when it is reached. */
  toFreeDelivery: number;
  /** Pieces that are paid for, as the checkout counts them. */
  count: number;
  /** Goods in it that must not be mixed. */
  mixing?: CartMixing;
  /** The API could not say what lies in it. */
  isUnknown?: boolean;
}

export const EMPTY_CART: CartSummary = {
  lines: [],
  goods: 0,
  delivery: { price: 0, isChosen: false },
  fee: 0,
  toFreeDelivery: 0,
  count: 0,
};

export function toCartSummary(cart: CartView): CartSummary {
  const charges = cart.lines.filter(({ kind }) => kind === "charge");
  const items = cart.lines.filter(({ kind }) => kind !== "charge");
  const lines = items.map(({ id, name, url, picture, kind, quantity, subtotal }) => ({
    id,
    name,
    url,
    picture,
    quantity: kind === "voucher" ? null : quantity,
    subtotal,
    isGift: kind === "gift",
  }));
  const count = lines.reduce((sum, { quantity, isGift }) => sum + (isGift ? 0 : (quantity ?? 0)), 0);
  return {
    lines,
    goods: sumOf(items),
    delivery: deliveryOf(cart),
    fee: sumOf(charges),
    toFreeDelivery: cart.totals.toFreeDelivery,
    count,
    ...(cart.mixing && { mixing: cart.mixing }),
  };
}

/** The sum of what lines cost, rounded back to bani. */
function sumOf(lines: readonly Pick<LineView, "subtotal">[]): number {
  return roundLei(lines.reduce((sum, { subtotal }) => sum + subtotal, 0));
}

function deliveryOf({ isDeliveryChosen, totals, deliveries }: CartView): CartSummary["delivery"] {
  if (isDeliveryChosen) return { price: totals.delivery, isChosen: true };
  const prices = deliveries
    .filter(({ code }) => code !== DELIVERY_CODE.storePickup)
    .map(({ price = 0 }) => price);
  return { price: prices.length > 0 ? Math.min(...prices) : totals.delivery, isChosen: false };
}
