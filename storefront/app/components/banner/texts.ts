import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("banner", {
  see: "Vezi produsele",
});
