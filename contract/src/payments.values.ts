/** Payment constants that are safe to import in the browser. */

/**
 * Payment state of an order. 'none': no payment is due before delivery; 'refund_due': money is to be
 * returned, for example after a late payment; 'cancelled': the order will not be paid any more.
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
