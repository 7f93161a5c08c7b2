import { catalogue, phrase, plural } from "@curat/contract/texts.values";

export const texts = catalogue("product-card", {
  // Quoted verbatim (requirements: B14).
  add: "Adauga in cos",
  adding: "Se adaugă…",
  isNew: "Nou",
  ownPrice: "Prețul tău",
  net: phrase("{pret} fără TVA"),
  saves: phrase("Reducere {procent}%"),
  others: "Alte variante:",
  /** Screen readers read this after "+3". */
  more: plural({ one: " variantă", few: " variante", other: " de variante" }),
  /** Replaces the links to other variants on phones. */
  moreVariants: plural({
    one: "+{numar} variantă",
    few: "+{numar} variante",
    other: "+{numar} de variante",
  }),
  choose: "Vezi detalii",
  notify: "Anunță-mă",
});
