import type { Cart } from "@curat/contract/cart";
import { toCartView } from "../session/cart/cart-view.ts";
import type { CartView } from "../session/cart/cart-view.ts";
import { aCart, anItem } from "./a-cart.ts";

const PAYMENTS: Cart["payment_options_groups"] = [
  {
    name: "Transfer",
    options: [
      { paymentId: 3, paymentName: "Ordin de plată", selected: false, paymentCode: "BANK" },
      { paymentId: 4, paymentName: "SEAP", selected: true, paymentCode: "SEAP" },
      { paymentId: 5, paymentName: "Card", selected: false, paymentCode: "CARD" },
    ],
  },
];
/** Returns a cart with the given number of mops at 50 lei. */
export function theCart({
  pieces = 2,
  paymentId = 4,
  ...more
}: Partial<Cart> & { pieces?: number; paymentId?: number } = {}): CartView {
  const payment = PAYMENTS[0]?.options.find((option) => option.paymentId === paymentId) ?? null;
  const total = pieces * 50 + 19.99;
  return toCartView(
    aCart({
      cartitems: [anItem({ quantity: pieces, subtotal: pieces * 50, save_amount: 0 })],
      payment_options_groups: PAYMENTS,
      payment_option: payment,
      totals: { grandtotal: total, total_delivery: 19.99, total_vat: 20.82 },
      ...more,
    }),
  );
}
export const aCheckout = () => ({
  cart: theCart(),
  typed: {},
  bestsellers: [],
  hasLogin: true,
  counties: [
    { value: 1, label: "Alba" },
    { value: 12, label: "Cluj" },
  ],
  localities: [],
  lockers: null,
});
