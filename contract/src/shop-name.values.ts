export const UNNAMED_SHOP = "Magazin online";
