/** Registers that a shop keeps for its accountant. */
export const BOOKS = ["sales", "vat", "stock", "cash", "packaging"] as const;
export type Book = (typeof BOOKS)[number];

/** Maximum rows of a register in one response. */
export const MAX_BOOK_ROWS = 1_000;
