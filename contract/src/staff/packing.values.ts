/** What came of a scanned code. */
export const SCAN_OUTCOMES = [
  // The code names an order, which is shown.
  "opened",
  "counted",
  // It was the last piece, or all were there.
  "finished",
  // A product that the order has none of.
  "wrong_product",
  "too_many",
  "unknown_code",
  // No order that is to be packed needs that product.
  "no_order",
  // The order is not confirmed yet, was cancelled, or has left.
  "not_packable",
] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];
