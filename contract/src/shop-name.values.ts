/** Default name of a shop. */
export const UNNAMED_SHOP = "Magazin online";
