/** none: no payment is due before delivery; refund_due: for example after a late payment. */
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
