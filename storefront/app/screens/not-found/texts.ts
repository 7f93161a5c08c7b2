import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("not-found", {
  // Shown if the article for the 404 page (1916) does not exist.
  lost: "Pagina pe care o cauți nu mai există sau adresa a fost scrisă greșit.",
  ways: "Caută produsul după nume, cod sau cod de bare, ori pornește de aici:",
  sitemap: "Harta site-ului, cu toate categoriile și paginile",
  findOrder: "Găsește o comandă",
  search: "Caută în magazin",
  categories: "Categorii principale",
  home: "Mergi la prima pagină",
});
