import {
  type CustomerType,
  DELIVERY_CODE,
  PAYMENT_CODE,
  type PaymentCode,
} from "@curat/contract/cart.values";
import { ORDER_NAMES } from "@curat/contract/order-names.values";
import type { PaymentTerms } from "./payments.settings.ts";

export interface PaymentRequest {
  customerType: CustomerType;
  amountBani: number;
  cashOfDayBani?: number | undefined;
  /** Whether the company's payment terms allow an order of this amount. */
  takesTerms?: boolean | undefined;
  terms: PaymentTerms;
}

export interface PaymentMethod {
  id: number;
  code: PaymentCode;
  name: string;
  group: "Online" | "Transfer" | "La livrare";
  awaitsPayment: boolean;
  /** Handling charge with VAT, the order's item 'Taxă ramburs'. */
  chargeBani(terms: PaymentTerms): number;
  isOffered(request: PaymentRequest): boolean;
}

/** Cash that one person or company may pay in a day, in bani. (law: Cash limits) */
const CASH_LIMIT_BANI = { pf: 10_000_00, pj: 5_000_00 } as const;

/** Returns the charge, limited to the shop's cost of cash payments. (law: Payment fee) */
function cashCharge({ cashOnDelivery }: PaymentTerms): number {
  return Math.min(cashOnDelivery.chargeBani, cashOnDelivery.costBani);
}

function paymentMethod(
  key: keyof typeof PAYMENT_CODE,
  own: Omit<PaymentMethod, "code" | "name" | "chargeBani"> & Partial<PaymentMethod>,
): PaymentMethod {
  return {
    code: PAYMENT_CODE[key],
    chargeBani: () => 0,
    ...own,
    // A getter, because the shop owner can change the texts.
    get name() {
      return ORDER_NAMES.payments[key];
    },
  };
}

const METHODS: readonly PaymentMethod[] = [
  // The buyer pays on the processor's page, so the shop never handles card data.
  paymentMethod("card", {
    id: 1,
    group: "Online",
    awaitsPayment: true,
    isOffered: ({ terms }) => terms.takesCards,
  }),
  paymentMethod("bankTransfer", {
    id: 3,
    group: "Transfer",
    awaitsPayment: true,
    isOffered: ({ terms }) => terms.bankTransfer !== null,
  }),
  // Public buyers pay the invoice after delivery. (decisions/0018: Cart and checkout, Payment codes)
  paymentMethod("publicProcurement", {
    id: 4,
    group: "Transfer",
    awaitsPayment: false,
    isOffered: ({ customerType }) => customerType === "pj",
  }),
  paymentMethod("onTerms", {
    id: 5,
    group: "Transfer",
    awaitsPayment: false,
    isOffered: ({ customerType, takesTerms = false }) => customerType === "pj" && takesTerms,
  }),
  // Cash at lockers has another limit, `maxCashBani` in shipping.settings.ts.
  paymentMethod("cashOnDelivery", {
    id: 2,
    group: "La livrare",
    awaitsPayment: false,
    chargeBani: cashCharge,
    isOffered: ({ customerType, amountBani, cashOfDayBani = 0, terms }) =>
      cashOfDayBani + amountBani + cashCharge(terms) <= CASH_LIMIT_BANI[customerType],
  }),
];

export function listPaymentMethods(request: PaymentRequest): PaymentMethod[] {
  return METHODS.filter((method) => method.isOffered(request));
}

/**
 * Returns the method to preselect: the first one without a charge. The law forbids preselected charges (OUG 34/2014,
 * art. 22).
 */
export function defaultPaymentMethod(
  offered: readonly PaymentMethod[],
  chargeOf: (method: PaymentMethod) => number,
): PaymentMethod | undefined {
  return offered.find((method) => chargeOf(method) === 0) ?? offered[0];
}

interface Charged {
  deliveryCode: string | undefined;
  amountBani: number;
  terms: PaymentTerms;
}

/** Returns the handling charge of a payment method in bani; 0 for pickup at the shop and for free orders. */
export function chargeFor(method: PaymentMethod, { deliveryCode, amountBani, terms }: Charged): number {
  const isPickup = deliveryCode === DELIVERY_CODE.storePickup;
  return isPickup || amountBani === 0 ? 0 : method.chargeBani(terms);
}

export function findPaymentMethod(idOrCode: number | string): PaymentMethod | undefined {
  return METHODS.find(({ id, code }) => id === idOrCode || code === idOrCode);
}
