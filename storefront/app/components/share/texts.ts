import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("share", {
  share: "Distribuie",
  on: phrase("Distribuie pe {retea}"),
});
