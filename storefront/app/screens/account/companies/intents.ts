/** Intent of the form that chooses the company that the customer buys for. */
export const BUYING_FOR = "buying-for";
/** Value for the customers themselves, in place of a company's id. */
export const MYSELF = "0";
