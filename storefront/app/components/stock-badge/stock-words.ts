import { STOCK } from "@curat/contract/catalog.values";
import type { StockId } from "@curat/contract/catalog.values";

/** What our API says of stock; the shop may say it otherwise (decisions/0042: Catalogue). */
export const STOCK_WORDS: Record<StockId, string> = {
  [STOCK.inStock]: "În stoc",
  [STOCK.limited]: "Stoc limitat",
  [STOCK.outOfStock]: "Stoc epuizat",
};
