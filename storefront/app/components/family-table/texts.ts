import { catalogue, phrase, plural } from "@curat/contract/texts.values";

export const texts = catalogue("family-table", {
  products: "Tabel de produse",
  quantity: "Cantitate",
  net: phrase("{pret} fără TVA"),
  ownPrice: "Prețul tău",
  soldOut: "Stoc epuizat",
  limited: "Stoc limitat",
  seeProduct: "vezi produsul",
  from: phrase("de la {minim} buc."),
  tooFew: phrase("Cantitatea minimă este de {minim} buc."),
  tooMany: phrase("Cel mult {maxim} buc."),
  noNumber: "Scrie un număr întreg.",
  inCart: phrase("În coș: {bucati} buc."),
  keys: "Treci la câmpul următor cu Enter sau cu săgețile. Ctrl + Enter adaugă totul în coș.",
  add: "Adaugă în coș",
  addLines: plural({
    one: "Adaugă un produs",
    few: "Adaugă {numar} produse",
    other: "Adaugă {numar} de produse",
  }),
  adding: "Se adaugă…",
  elsewhere: plural({
    one: "din care unul de pe alte pagini",
    few: "din care {numar} produse de pe alte pagini",
    other: "din care {numar} de produse de pe alte pagini",
  }),
  clear: "Golește",
  saveAsList: "Salvează ca listă",
  toCart: "Vezi coșul",
});
