/**
 * States of a purchase order. It is `partial` after the first receipt of its goods, and `closed` once all were
 * received.
 */
export const PURCHASE_ORDER_STATES = ["draft", "sent", "partial", "closed", "cancelled"] as const;
export type PurchaseOrderState = (typeof PURCHASE_ORDER_STATES)[number];

/** Filters of the list. `open`: sent, and goods are still missing. */
export const PURCHASE_ORDER_LISTS = ["draft", "open", "closed", "cancelled"] as const;
export type PurchaseOrderList = (typeof PURCHASE_ORDER_LISTS)[number];

export const MAX_ORDER_LINES = 1_000;
