/** Name of a shop that has not set its own. */
export const UNNAMED_SHOP = "Magazin online";
