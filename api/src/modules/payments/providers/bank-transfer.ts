import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { PaymentMethod } from "../payments.port.ts";

export const bankTransfer: PaymentMethod = {
  id: 3,
  code: PAYMENT_CODE.bankTransfer,
  name: "Ordin de plată",
  group: "Transfer",
  awaitsPayment: true,
  chargeBani: () => 0,
  isOffered: ({ terms }) => terms.bankTransfer !== null,
};
