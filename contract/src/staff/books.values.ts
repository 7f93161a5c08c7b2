/** The registers that a shop keeps for its accountant. */
export const BOOKS = ["sales", "vat", "stock", "cash", "packaging"] as const;
export type Book = (typeof BOOKS)[number];

/** Rows of a register in one answer, at most. */
export const MAX_BOOK_ROWS = 1_000;
