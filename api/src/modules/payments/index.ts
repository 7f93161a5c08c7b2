export { type PaymentTerms, readPaymentTerms } from "./payment-terms.ts";
export type { PaymentMethod } from "./payments.port.ts";
export { findPaymentMethod, listPaymentMethods } from "./payments.rules.ts";
