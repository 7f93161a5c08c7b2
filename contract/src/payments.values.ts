/** Payment constants that are safe to import in the browser. */

/**
 * Payment state of an order. 'none': not due before delivery; 'refund_due': paid too late or to be refunded;
 * 'cancelled': the order will no longer be paid.
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
