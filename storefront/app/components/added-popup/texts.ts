import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("added-popup", {
  // Quoted verbatim (requirements: B21).
  added: "Produsul a fost adaugat cu succes",
  pieces: phrase("{numar} buc."),
  toCart: "Vezi coșul",
  recommended: "Ți-ar putea fi de folos și",
  goOn: "Continuă cumpărăturile",
  total: "Total produse",
  withoutDelivery: "fără livrare",
  add: "Adaugă",
  adding: "Se adaugă…",
  inCart: "Adăugat",
});
