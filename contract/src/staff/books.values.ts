export const BOOKS = ["sales", "vat", "stock", "cash", "packaging"] as const;
export type Book = (typeof BOOKS)[number];

export const MAX_BOOK_ROWS = 1_000;
