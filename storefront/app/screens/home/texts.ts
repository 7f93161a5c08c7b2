import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("home", {
  categories: "Categorii principale",
  banners: "Oferte și noutăți",
  allProducts: "Vezi toate produsele",
  allPromotions: "Vezi toate promoțiile",
  allArticles: "Vezi toate articolele",
  allBrands: "Vezi toate brandurile",
  colourCode: "Ce este codul culorilor",
  nothing: "Pagina este în pregătire. Până atunci, alege o categorie sau caută produsul de care ai nevoie.",
});

/** URL at which the search page lists all products (B-111). */
export const ALL_PRODUCTS_PAGE = "/search?toate=1";
