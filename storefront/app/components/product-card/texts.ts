import { catalogue, phrase, plural } from "@curat/contract/texts.values";

export const texts = catalogue("product-card", {
  // Letter for letter (requirements: B14).
  add: "Adauga in cos",
  adding: "Se adaugă…",
  isNew: "Nou",
  ownPrice: "Prețul tău",
  net: phrase("{pret} fără TVA"),
  saves: phrase("Reducere {procent}%"),
  others: "Alte variante:",
  /** After "+3", for readers. */
  more: plural({ one: " variantă", few: " variante", other: " de variante" }),
  choose: "Vezi detalii",
});
