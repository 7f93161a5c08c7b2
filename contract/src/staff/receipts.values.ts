/** States of a goods receipt, and ways to spread other costs over its lines. */
export const RECEIPT_STATES = ["draft", "posted", "undone"] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

export const SPREADS = ["value", "weight"] as const;
