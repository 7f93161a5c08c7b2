import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("compare", {
  title: "Compară produse",
  description: "Compară produsele alese, unul lângă altul.",
  table: "Produsele comparate",
  characteristic: "Caracteristică",
  price: "Preț",
  unitPrice: "Preț pe unitate",
  brand: "Brand",
  stock: "Stoc",
  stars: "Notă",
  ofFive: phrase("{stele} din 5", (stars: number) => [String(stars).replace(".", ",")]),
  warranty: "Garanție",
  nothing: "–",
  unknown: "fără date",
  differs: "diferă",
  legend: "Caracteristicile marcate cu „diferă” nu sunt aceleași la toate produsele.",
  onlyOne: "Ai ales un singur produs. Mai alege unul sau două din liste, cu „Compară”.",
  empty: "Nu ai ales niciun produs.",
  emptyHint: "Apasă „Compară” pe cardul sau pe pagina unui produs; poți alege cel mult trei.",
  back: "Vezi categoriile",
  remove: "Elimină",
});
