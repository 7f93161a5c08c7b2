/** The order sheet's bounds, for both sides. */
export const SHEET_LIMITS = {
  lines: 500,
  /** Bytes of a file. */
  fileBytes: 1_000_000,
  /** Letters that are pasted at once. */
  text: 60_000,
  code: 100,
  quantity: 1_000_000,
} as const;

/** By what a line was found: our code, the barcode, the buyer's own code, or the product that he chose. */
export const SHEET_FOUND_BY = ["code", "barcode", "own", "chosen"] as const;
export type SheetFoundBy = (typeof SHEET_FOUND_BY)[number];
