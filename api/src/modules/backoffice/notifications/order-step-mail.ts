import type { OrderStep } from "../../../jobs/enqueue.ts";
import type { Mail } from "./mail.ts";
import { orderCancelledMail } from "./order-cancelled-mail.ts";
import { orderConfirmedMail } from "./order-confirmed-mail.ts";
import { orderDeliveredMail } from "./order-delivered-mail.ts";
import type { OrderFacts } from "./order-mail-parts.ts";
import { orderPaidMail } from "./order-paid-mail.ts";
import { orderPaymentFailedMail } from "./order-payment-failed-mail.ts";
import { orderRefusedMail } from "./order-refused-mail.ts";
import { orderShippedMail } from "./order-shipped-mail.ts";
import { orderTransferReminderMail } from "./order-transfer-reminder-mail.ts";

export const ORDER_STEP_MAIL: Record<OrderStep, (facts: OrderFacts) => Mail> = {
  paid: orderPaidMail,
  payment_failed: orderPaymentFailedMail,
  transfer_reminder: orderTransferReminderMail,
  confirmed: orderConfirmedMail,
  shipped: orderShippedMail,
  delivered: orderDeliveredMail,
  cancelled: orderCancelledMail,
  refused: orderRefusedMail,
};
