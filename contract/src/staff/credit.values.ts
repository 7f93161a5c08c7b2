/** Allowed length of payment terms, in days. */
export const TERM_DAYS = { min: 7, max: 90 };
/** Days that a public institution has to pay: up to 30, or 60 in health care (Legea 72/2013 art. 6). */
export const INSTITUTION_TERM_DAYS = { min: 1, max: 60, usual: 30 };
export const MAX_LIMIT_LEI = 10_000_000;
export const MAX_BUYERS = 50;
