import { LIMITS } from "@curat/contract/limits.values";

export const texts = {
  title: "Meniuri",
  links: "Legăturile din meniul principal",
  explain:
    "Meniul arată întâi categoriile, în ordinea și cu subcategoriile din catalog, apoi aceste legături, în ordinea de mai jos.",
  categories: "Ordinea categoriilor se schimbă în Categorii.",
  row: (place: number) => `Legătura ${place + 1}`,
  labels: { name: "Denumire", url: "Adresă" },
  urlHint: "O pagină a magazinului (/promotii) sau o adresă cu https://.",
  none: "Meniul nu are nicio legătură.",
  add: "Adaugă o legătură",
  unsaved: "Ordinea nouă se vede în magazin după ce salvezi.",
  save: "Salvează meniul",
  saved: "Meniul a fost salvat.",
  notShown: (count: number) =>
    `Meniul arată primele ${LIMITS.topLinks} legături; ${count === 1 ? "ultima nu se vede" : `ultimele ${count} nu se văd`}.`,
  preview: "Cum se vede",
  previewOf: "Meniul magazinului",
  footer: "Subsolul",
  footerExplain:
    "Subsolul arată articolele publicate din fiecare grup; grupul, titlul și ordinea se schimbă pe pagina articolului.",
  footerSettings: "Formularul de abonare și rețelele",
  groups: { 31: "Despre firmă", 32: "Informații utile", 33: "Legal" } as Record<string, string>,
  emptyGroup: "Niciun articol.",
  moreLinks: "Meniul poate avea cel mult 30 de legături.",
};
