/** Ages of open invoices, by days after the due date. */
export const AGES = ["not_due", "1_30", "31_60", "over_60"] as const;
export type Age = (typeof AGES)[number];

/** Maximum number of entries of one statement of account. */
export const MAX_STATEMENT_ENTRIES = 3_000;
