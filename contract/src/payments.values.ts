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

/** Names of the card processors. */
export const CARD_PROCESSORS = { netopia: "Netopia v1", netopia_v2: "Netopia v2", stripe: "Stripe" };

/** Content security policy source that allows this machine at any port. */
export const ANY_LOCAL_PORT = "http://localhost:*";
