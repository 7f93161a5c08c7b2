/** Chooses the company that the customer buys for. */
export const BUYING_FOR = "buying-for";
/** Value for buying for oneself, in place of a company's id. */
export const MYSELF = "0";
