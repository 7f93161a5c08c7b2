/** The cart as shown in the header: the products' total, and separately the costs of delivery and payment. */
import { roundLei } from "@curat/contract/lei.values";
import type { CartMixing } from "@curat/contract/cart";
import { DELIVERY_CODE } from "@curat/contract/cart.values";
import type { CartView, LineView } from "./cart-view.ts";

interface SummaryLine {
  id: number;
  name: string;
  url: string;
  picture: string | null;
  quantity: number | null;
  subtotal: number;
  /** Amount without VAT, only for companies. */
  net?: number;
  isGift: boolean;
}
export interface CartSummary {
  lines: SummaryLine[];
  /** Price in lei of the products after the voucher, without delivery and fees. */
  goods: number;
  /** `goods` without VAT, only for companies. */
  net?: number;
  delivery: {
    price: number;
    isChosen: boolean;
  };
  fee: number;
  /** Amount in lei still needed for free delivery: 0 once delivery is free, null if it never is. */
  toFreeDelivery: number | null;
  /** Number of pieces that the buyer pays for, counted as in the checkout. */
  count: number;
  mixing?: CartMixing;
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
  const lines = items.map(({ id, name, url, picture, kind, quantity, subtotal, subtotalNet: net }) => ({
    id,
    name,
    url,
    picture,
    quantity: kind === "voucher" ? null : quantity,
    subtotal,
    ...(net !== undefined && { net }),
    isGift: kind === "gift",
  }));
  const count = lines.reduce((sum, { quantity, isGift }) => sum + (isGift ? 0 : (quantity ?? 0)), 0);
  return {
    lines,
    goods: sumOf(items),
    ...(cart.totals.net && {
      net: roundLei(items.reduce((sum, { subtotalNet = 0 }) => sum + subtotalNet, 0)),
    }),
    delivery: deliveryOf(cart),
    fee: sumOf(charges),
    toFreeDelivery: cart.totals.toFreeDelivery,
    count,
    ...(cart.mixing && { mixing: cart.mixing }),
  };
}

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
