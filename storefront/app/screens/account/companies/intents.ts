/** Chooses for whom the customer buys. */
export const BUYING_FOR = "buying-for";
/** Himself, in place of a company's number. */
export const MYSELF = "0";
