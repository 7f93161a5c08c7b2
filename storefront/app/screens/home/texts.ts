import { counted } from "@curat/contract/quantity-text.values";
import { catalogue, phrase } from "@curat/contract/texts.values";

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

const bucketsOf = (count: number) => counted(count, "o găleată", "găleți");

export const bucketTexts = catalogue("home-buckets", {
  surface: "Ce speli?",
  buckets: "Câte găleți folosești pe lună?",
  month: phrase("{galeti} pe lună", (count: number) => [bucketsOf(count)]),
  aBucket: "lei găleata de 8 l",
  aMonth: phrase("circa {suma} pe lună pentru {galeti}", (sum: string, count: number) => [
    sum,
    bucketsOf(count),
  ]),
  all: phrase("Toate produsele: {suprafata}"),
});

/** URL at which the search page lists all products (B-111). */
export const ALL_PRODUCTS_PAGE = "/search?toate=1";
