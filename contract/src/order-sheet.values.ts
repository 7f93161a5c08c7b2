export const SHEET_LIMITS = {
  lines: 500,
  fileBytes: 1_000_000,
  text: 60_000,
  code: 100,
  quantity: 1_000_000,
} as const;

/** `code` is the shop's own code, `own` the buyer's, `chosen` a manual selection. */
export const SHEET_FOUND_BY = ["code", "barcode", "own", "chosen"] as const;
export type SheetFoundBy = (typeof SHEET_FOUND_BY)[number];
