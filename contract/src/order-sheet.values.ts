/** Limits of the order sheet, shared by browser and API. */
export const SHEET_LIMITS = {
  lines: 500,
  /** Maximum file size in bytes. */
  fileBytes: 1_000_000,
  /** Maximum length of a pasted text in characters. */
  text: 60_000,
  code: 100,
  quantity: 1_000_000,
} as const;

/** How a row's product was identified: by our code, by barcode, by the buyer's own code, or by selection. */
export const SHEET_FOUND_BY = ["code", "barcode", "own", "chosen"] as const;
export type SheetFoundBy = (typeof SHEET_FOUND_BY)[number];
