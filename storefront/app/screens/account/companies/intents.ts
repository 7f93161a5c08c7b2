export const BUYING_FOR = "buying-for";
/** Value for the customers themselves, in place of a company id. */
export const MYSELF = "0";
