import { catalogue } from "@curat/contract/texts.values";

export const buyingTexts = catalogue("account-companies", {
  chosen: "Am actualizat prețurile după alegerea ta.",
});
