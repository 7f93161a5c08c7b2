import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("prose", {
  table: "Tabel",
});
