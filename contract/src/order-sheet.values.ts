/** Limits of the order sheet, shared by browser and API. */
export const SHEET_LIMITS = {
  lines: 500,
  /** Maximum file size in bytes. */
  fileBytes: 1_000_000,
  /** Maximum characters of a pasted text. */
  text: 60_000,
  code: 100,
  quantity: 1_000_000,
} as const;

/** How a line was matched: our code, the barcode, the buyer's own code, or the product they chose. */
export const SHEET_FOUND_BY = ["code", "barcode", "own", "chosen"] as const;
export type SheetFoundBy = (typeof SHEET_FOUND_BY)[number];
