/** Allowed length of payment terms, in days. */
export const TERM_DAYS = { min: 7, max: 90 };
export const MAX_LIMIT_LEI = 10_000_000;
export const MAX_BUYERS = 50;
