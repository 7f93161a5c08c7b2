export const BOOKS = ["sales", "vat", "stock", "cash", "packaging"] as const;
export type Book = (typeof BOOKS)[number];

/** Rows in one response. */
export const MAX_BOOK_ROWS = 1_000;
