import { countOf } from "@curat/contract/quantity-text.values";

export const texts = {
  title: "Categorii",
  new: "Categorie nouă",
  newBelow: "Subcategorie nouă",
  intro:
    "Săgețile, sau mânerul tras cu mouse-ul, schimbă ordinea între categoriile de pe același nivel; o categorie se mută sub alta în pagina ei.",
  none: "Încă nu este nicio categorie.",
  products: (count: number) => (count === 1 ? "un produs" : countOf(count, "produse")),
  subcategories: (count: number) => (count === 1 ? "o subcategorie" : countOf(count, "subcategorii")),
  empty: "goală",
  text: "Categoria",
  create: "Adaugă categoria",
  created: "Categoria a fost adăugată.",
  save: "Salvează categoria",
  saved: "Categoria a fost salvată.",
  placed: "Ordinea a fost schimbată.",
  merge: "Unește cu altă categorie",
  mergeCauses: (products: number, subcategories: number) => [
    `Tot ce este în ea trece în cealaltă: ${texts.products(products)}, ${texts.subcategories(subcategories)}.`,
    "Categoria aceasta dispare, iar adresa ei duce la cealaltă.",
    "Drum înapoi nu există.",
  ],
  into: "Categoria care rămâne",
  choose: "– alege –",
  confirmMerge: "Unește categoriile",
  merged: "Categoriile au fost unite.",
  remove: "Șterge categoria",
  removeExplain: "Categoria este goală. Adresa ei nu va mai duce nicăieri.",
  confirmRemove: "Șterge",
  removed: "Categoria a fost ștearsă.",
  gone: "Ce o scoate din arbore",
};
