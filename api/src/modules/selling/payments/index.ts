/**
 * Payment methods.
 *
 * - `payments.rules.ts`: the methods and the conditions for offering them
 * - `payments.settings.ts`: the handling charge, the account for transfers
 * - `providers/processor.ts`: the port of card processors
 * - `providers/card-processors.ts`: which processors have an account, and which one a payment uses
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
export { readStripeEvent } from "./providers/stripe/read-event.ts";
export { pageForm } from "./providers/page-form.ts";
export {
  type CardOrder,
  type CardProcessor,
  NO_ANSWER,
  type NotifiedStatus,
  type PaymentAnswer,
  type PaymentNotification,
  type ProcessorName,
  type Started,
} from "./providers/processor.ts";
