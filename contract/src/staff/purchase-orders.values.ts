/**
 * States of an order to a supplier. Receipts of its goods make it partial, then closed once nothing is
 * missing.
 */
export const PURCHASE_ORDER_STATES = ["draft", "sent", "partial", "closed", "cancelled"] as const;
export type PurchaseOrderState = (typeof PURCHASE_ORDER_STATES)[number];

/** Filters of the list; "open" orders were sent and still lack goods. */
export const PURCHASE_ORDER_LISTS = ["draft", "open", "closed", "cancelled"] as const;
export type PurchaseOrderList = (typeof PURCHASE_ORDER_LISTS)[number];

export const MAX_ORDER_LINES = 1_000;
