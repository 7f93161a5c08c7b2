/** Result of scanning a code. */
export const SCAN_OUTCOMES = [
  // The code identifies an order, which is opened.
  "opened",
  "counted",
  // It was the last missing piece, or the order was already complete.
  "finished",
  // The product is not in the order.
  "wrong_product",
  "too_many",
  "unknown_code",
  // No order to be packed needs the product.
  "no_order",
  // The order is unconfirmed, cancelled or already shipped.
  "not_packable",
] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];
