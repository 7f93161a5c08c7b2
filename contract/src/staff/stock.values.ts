export const STOCK_REASONS = {
  opening: "Stoc inițial",
  import: "Import",
  order: "Comandă",
  cancellation: "Comandă anulată",
  delivery: "Recepție",
  return: "Retur",
  correction: "Corecție",
  transfer: "Transfer",
} as const;

/** Reasons that staff can choose; the others result from orders and imports. */
export const STAFF_STOCK_REASONS = ["delivery", "return", "correction"] as const;
export type StaffStockReason = (typeof STAFF_STOCK_REASONS)[number];
