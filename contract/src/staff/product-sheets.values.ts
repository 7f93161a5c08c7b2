/** States of a batch change to products. */
export const SHEET_STATES = ["draft", "planned", "started", "cancelled"] as const;
export type SheetState = (typeof SHEET_STATES)[number];

/** Product fields that a batch change can set, in column order. */
export const SHEET_FIELDS = [
  "list_price",
  "stock",
  "name",
  "weight_grams",
  "brand",
  "category",
  "vat_code",
  "is_published",
] as const;
export type SheetField = (typeof SHEET_FIELDS)[number];

/** VAT rates that a batch change can set. */
export const SHEET_VAT_KINDS = ["standard", "reduced", "exempt"] as const;

/** Maximum number of products in one batch change. */
export const MAX_SHEET_ROWS = 5_000;
