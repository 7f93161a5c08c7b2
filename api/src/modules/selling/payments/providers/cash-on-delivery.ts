/** Paying in cash when the parcel is handed over: its charge, and the law's limits of cash. What a locker takes: shipping.settings.ts. */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { ORDER_NAMES } from "@curat/contract/order-names.values";
import type { PaymentTerms } from "../payments.settings.ts";
import type { PaymentMethod } from "../payments.port.ts";

/** Cash that one person or company may pay in a day, in bani. (law: Cash limits) */
const CASH_LIMIT_BANI = { pf: 10_000_00, pj: 5_000_00 } as const;

/** A payment fee may not exceed what the payment costs the shop. (law: Payment fee) */
function chargeBani({ cashOnDelivery }: PaymentTerms): number {
  return Math.min(cashOnDelivery.chargeBani, cashOnDelivery.costBani);
}

export const cashOnDelivery: PaymentMethod = {
  id: 2,
  code: PAYMENT_CODE.cashOnDelivery,
  get name() {
    return ORDER_NAMES.payments.cashOnDelivery;
  },
  group: "La livrare",
  awaitsPayment: false,
  chargeBani,
  isOffered: ({ customerType, amountBani, cashOfDayBani = 0, terms }) =>
    cashOfDayBani + amountBani + chargeBani(terms) <= CASH_LIMIT_BANI[customerType],
};
