/**
 * 'none': no payment is due before delivery; 'refund_due': money must be returned, for example after a late
 * payment; 'cancelled': the order will not be paid.
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
