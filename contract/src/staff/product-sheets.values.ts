export const SHEET_STATES = ["draft", "planned", "started", "cancelled"] as const;
export type SheetState = (typeof SHEET_STATES)[number];

export const SHEET_FIELDS = [
  "list_price",
  "stock",
  "name",
  "weight_grams",
  "brand",
  "category",
  "vat_code",
  "is_published",
  "nc8",
] as const;
export type SheetField = (typeof SHEET_FIELDS)[number];

export const SHEET_VAT_KINDS = ["standard", "reduced", "exempt"] as const;

export const MAX_SHEET_ROWS = 5_000;
