/** What a shop is called until somebody names it. */
export const UNNAMED_SHOP = "Magazin online";
