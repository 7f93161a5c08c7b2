import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("brands", {
  // Quoted verbatim (requirements: B6).
  title: "Branduri",
  description: "Toate brandurile de produse de curățenie și igienă din magazin, de la A la Z.",
  search: "Cauta brand",
  letters: "Litere",
  nothing: "Nu am găsit niciun brand.",
  all: "Arată toate brandurile",
  submit: "Caută",
});
