export { type PaymentTerms, paymentsSetting, readPaymentTerms } from "./payment-terms.ts";
export type { PaymentMethod, NotifiedStatus, PaymentNotification } from "./payments.port.ts";
export { defaultPaymentMethod, findPaymentMethod, listPaymentMethods } from "./payments.rules.ts";
export { answerRefused, answerUnderstood, readNotification } from "./providers/netopia/notification.ts";
export { type CardOrder, cardPaymentForm } from "./providers/netopia/payment-form.ts";
