export const BOOKS = ["sales", "vat", "stock", "value", "cash", "packaging"] as const;
export type Book = (typeof BOOKS)[number];

export const MAX_BOOK_ROWS = 1_000;
