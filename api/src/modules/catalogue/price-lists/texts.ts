import { catalogue } from "@curat/contract/texts.values";

export const buyingTexts = catalogue("account-companies", {
  chosen: "Prețurile au fost actualizate.",
});
