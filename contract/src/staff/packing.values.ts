export const SCAN_OUTCOMES = [
  // The code identified an order, which is now open for packing.
  "opened",
  "counted",
  // The scan completed the order, or the order was already complete.
  "finished",
  "wrong_product",
  "too_many",
  "unknown_code",
  // No order that can be packed needs the product.
  "no_order",
  "not_packable",
] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];
