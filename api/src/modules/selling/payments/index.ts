/**
 * Payment methods.
 *
 * - `payments.rules.ts`: methods of a purchase
 * - `payments.settings.ts`: handling charge, account
 * - `providers/`: Netopia
 */
export { type PaymentTerms, paymentsSetting, readPaymentTerms } from "./payments.settings.ts";
export type { PaymentMethod, NotifiedStatus, PaymentNotification } from "./payments.port.ts";
export { chargeFor, defaultPaymentMethod, findPaymentMethod, listPaymentMethods } from "./payments.rules.ts";
export { answerRefused, answerUnderstood, readNotification } from "./providers/netopia/read-notification.ts";
export { type CardOrder, cardPaymentForm } from "./providers/netopia/payment-form.ts";
