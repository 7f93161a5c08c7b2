/** Default shop name. */
export const UNNAMED_SHOP = "Magazin online";
