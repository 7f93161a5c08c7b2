import { countOf } from "@curat/contract/quantity-text.values";

export const texts = {
  title: "Categorii",
  new: "Categorie nouă",
  newBelow: "Subcategorie nouă",
  intro:
    "Schimbă ordinea categoriilor de pe același nivel cu săgețile sau trăgând de mâner. Ca să muți o categorie sub alta, deschide-i pagina.",
  none: "Nu există încă nicio categorie.",
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
    `Tot conținutul trece în cealaltă categorie: ${texts.products(products)}, ${texts.subcategories(subcategories)}.`,
    "Această categorie se șterge, iar adresa ei este redirecționată către cealaltă.",
    "Acțiunea este ireversibilă.",
  ],
  into: "Categoria care rămâne",
  choose: "– alege –",
  confirmMerge: "Unește categoriile",
  merged: "Categoriile au fost unite.",
  remove: "Șterge categoria",
  removeExplain: "Categoria este goală. Adresa ei nu va mai funcționa.",
  confirmRemove: "Șterge",
  removed: "Categoria a fost ștearsă.",
  gone: "Unește sau șterge",
};
