import { daysBetween } from "@curat/contract/arrival.values";
import { counted } from "@curat/contract/quantity-text.values";
import { catalogue, choice, phrase } from "@curat/contract/texts.values";

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

export const deskTexts = catalogue("home-desk", {
  title: "Ce comanzi de obicei",
  more: phrase("Încă {produse}", (count: number) => [counted(count, "un produs", "produse")]),
  order: phrase("Adaugă în coș {produse}", (count: number) => [counted(count, "un produs", "produse")]),
  orderNothing: "Adaugă în coș",
  choose: phrase("Comandă: {produs}"),
  quantity: phrase("Cantitate: {produs}"),
  noneChosen: "Bifează cel puțin un produs și scrie cantitatea.",
  lastOrder: "ultima comandă:",
  ordered: choice(
    { today: "azi", yesterday: "ieri", earlier: "acum {zile}" },
    (day: string, today: string) => {
      const days = daysBetween(day, today);
      if (days <= 1) return [days === 1 ? "yesterday" : "today"];
      return ["earlier", { zile: counted(days, "o zi", "zile") }];
    },
  ),
  left: choice(
    { none: "probabil s-a terminat", soon: "se termină în {zile}", enough: "mai ajunge {zile}" },
    (days: number) => {
      if (days <= 0) return ["none"];
      return [days > 7 ? "enough" : "soon", { zile: counted(days, "o zi", "zile") }];
    },
  ),
});

/** URL at which the search page lists all products (B-111). */
export const ALL_PRODUCTS_PAGE = "/search?toate=1";
