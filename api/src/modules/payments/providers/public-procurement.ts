import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { PaymentMethod } from "../payments.port.ts";

/**
 * A direct purchase by a public buyer, who pays the invoice after the goods came: nothing is awaited before the order
 * is confirmed. (decisions/0042: Cart and checkout, Payment codes)
 */
export const publicProcurement: PaymentMethod = {
  id: 4,
  code: PAYMENT_CODE.publicProcurement,
  name: "Achiziție publică prin SEAP",
  group: "Transfer",
  awaitsPayment: false,
  chargeBani: () => 0,
  isOffered: ({ customerType }) => customerType === "pj",
};
