export const BUYING_FOR = "buying-for";
/** Sent instead of a company id when customers buy for themselves. */
export const MYSELF = "0";
