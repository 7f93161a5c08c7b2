import { catalogue } from "@curat/contract/texts.values";

export const buyingTexts = catalogue("account-companies", { chosen: "Prețurile urmează alegerea ta." });
