/** Ages of open invoices, by days after the due date. */
export const AGES = ["not_due", "1_30", "31_60", "over_60"] as const;
export type Age = (typeof AGES)[number];

/** Maximum number of entries of one statement of account. */
export const MAX_STATEMENT_ENTRIES = 3_000;

/** Parts of the money that buyers owe. Goods of the last part have not shipped yet. */
export const OWED_PARTS = ["invoices", "cash", "transfers", "cards", "not_invoiced", "to_ship"] as const;
export type OwedPart = (typeof OWED_PARTS)[number];
