import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("benefits", {
  benefits: "Avantajele magazinului",
});
