import { STOCK, STOCK_WORDS } from "@curat/contract/catalog.values";
import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("stock-badge", {
  [STOCK.inStock]: STOCK_WORDS[STOCK.inStock],
  [STOCK.limited]: STOCK_WORDS[STOCK.limited],
  [STOCK.outOfStock]: STOCK_WORDS[STOCK.outOfStock],
});
