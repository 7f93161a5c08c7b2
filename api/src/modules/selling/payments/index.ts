/**
 * Payment methods.
 *
 * - `payments.rules.ts`: the methods and the conditions for offering them
 * - `payments.settings.ts`: the handling charge, the account for transfers
 * - `providers/`: the card processor
 */
export { type PaymentTerms, paymentsSetting, readPaymentTerms } from "./payments.settings.ts";
export {
  chargeFor,
  defaultPaymentMethod,
  findPaymentMethod,
  listPaymentMethods,
  type PaymentMethod,
} from "./payments.rules.ts";
export { checkNetopiaAccount } from "./providers/netopia/check-account.ts";
export {
  answerRefused,
  answerUnderstood,
  type NotifiedStatus,
  type PaymentNotification,
  readNotification,
} from "./providers/netopia/read-notification.ts";
export { type CardOrder, cardPaymentForm } from "./providers/netopia/payment-form.ts";
