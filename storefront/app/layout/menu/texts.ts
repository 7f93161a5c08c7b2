import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("menu", {
  // Quoted verbatim (requirements: B16).
  all: "Toate produsele",
  seeAll: phrase("Vezi toate produsele din {categorie}"),
  everything: "Toate categoriile",
  menu: "Meniu principal",
  business: "Magazin pentru firme",
  account: "Contul meu",
  favorites: "Lista favorite",
  orderSheet: "Comandă rapidă",
});
