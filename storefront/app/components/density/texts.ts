import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("density", {
  columns: "Produse pe rând",
  table: "1: tabel cu mărimi și cantități",
});
