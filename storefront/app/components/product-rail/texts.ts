import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("product-rail", {
  seeAll: "Vezi toate produsele",
});
