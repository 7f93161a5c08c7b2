export const BUYING_FOR = "buying-for";
/** Stands for the customer in place of a company id. */
export const MYSELF = "0";
