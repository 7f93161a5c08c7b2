/** Constants of payments that the browser may import. */

/**
 * Where an order's money is: 'none' is not awaited before the goods come; 'refund_due' came too late or is to go back,
 * 'cancelled' is an order that will not be paid any more.
 */
export const PAYMENT_STATES = [
  "none",
  "pending",
  "processing",
  "paid",
  "failed",
  "cancelled",
  "refund_due",
  "refunded",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
