import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { ORDER_NAMES } from "@curat/contract/order-names.values";
import type { PaymentMethod } from "../payments.port.ts";

export const bankTransfer: PaymentMethod = {
  id: 3,
  code: PAYMENT_CODE.bankTransfer,
  get name() {
    return ORDER_NAMES.payments.bankTransfer;
  },
  group: "Transfer",
  awaitsPayment: true,
  chargeBani: () => 0,
  isOffered: ({ terms }) => terms.bankTransfer !== null,
};
