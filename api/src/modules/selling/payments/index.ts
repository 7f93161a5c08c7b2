/**
 * Payment methods.
 *
 * - `payments.rules.ts`: the methods and the conditions for offering them
 * - `payments.settings.ts`: the handling charge, the account for transfers
 * - `providers/`: card processors behind the port `providers/processor.ts`; `providers/card-processors.ts` chooses one
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
  readNotification as readNetopiaNotification,
} from "./providers/netopia/read-notification.ts";
export { cardProcessors, findCardProcessor, processorsToTry } from "./providers/card-processors.ts";
export { answerV2, readV2Notification } from "./providers/netopia-v2/notification.ts";
export { CREDITED, stateOf } from "./providers/netopia-v2/states.ts";
export { readStripeRefund, referenceOf as stripeReferenceOf } from "./providers/stripe/processor.ts";
export { readStripeEvent, type StripeEvent } from "./providers/stripe/read-event.ts";
export { checkNetopiaV2Account } from "./providers/netopia-v2/check-account.ts";
export { checkStripeAccount } from "./providers/stripe/check-account.ts";
export { pageForm } from "./providers/page-form.ts";
export {
  type CardOrder,
  type CardProcessor,
  NO_ANSWER,
  type NotifiedStatus,
  type PaymentAnswer,
  type PaymentNotification,
  type ProcessorName,
  type RefundAnswer,
  type Started,
} from "./providers/processor.ts";
