import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { ORDER_NAMES } from "@curat/contract/order-names.values";
import type { PaymentMethod } from "../payments.port.ts";

/**
 * A direct purchase by a public buyer, who pays the invoice after the goods came: nothing is awaited before the order
 * is confirmed. (decisions/0018: Cart and checkout, Payment codes)
 */
export const publicProcurement: PaymentMethod = {
  id: 4,
  code: PAYMENT_CODE.publicProcurement,
  get name() {
    return ORDER_NAMES.payments.publicProcurement;
  },
  group: "Transfer",
  awaitsPayment: false,
  chargeBani: () => 0,
  isOffered: ({ customerType }) => customerType === "pj",
};
