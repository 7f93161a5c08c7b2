import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { ORDER_NAMES } from "@curat/contract/order-names.values";
import type { PaymentMethod } from "../payments.port.ts";

/** Online by card, on the processor's own page (providers/netopia): card data never passes the shop. */
export const card: PaymentMethod = {
  id: 1,
  code: PAYMENT_CODE.card,
  get name() {
    return ORDER_NAMES.payments.card;
  },
  group: "Online",
  awaitsPayment: true,
  chargeBani: () => 0,
  isOffered: ({ terms }) => terms.takesCards,
};
