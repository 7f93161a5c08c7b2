import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("zones", {
  zones: "Zone din codul culorilor",
});
