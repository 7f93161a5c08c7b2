import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("not-found", {
  // Used when the shop has no article for it (1916).
  lost: "Pagina pe care o cauți nu mai există sau adresa a fost scrisă greșit.",
  ways: "Caută produsul după nume, cod sau cod de bare, ori pornește de aici:",
  sitemap: "Harta site-ului, cu toate categoriile și paginile",
  findOrder: "Găsește o comandă",
  search: "Caută în magazin",
  categories: "Categorii principale",
  home: "Mergi la prima pagină",
});
