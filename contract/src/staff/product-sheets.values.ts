/** Where a sheet of changes to many products stands. */
export const SHEET_STATES = ["draft", "planned", "started", "cancelled"] as const;
export type SheetState = (typeof SHEET_STATES)[number];

/** What of a product a sheet changes, in the order of its columns. */
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

/** Kinds of VAT that a sheet may give. */
export const SHEET_VAT_KINDS = ["standard", "reduced", "exempt"] as const;

/** Products that one sheet changes at most. */
export const MAX_SHEET_ROWS = 5_000;
