/** Settings, menu, footer and home of the foreign provider, with the documented fields and no others. */
import { listItem } from "./catalogue-answers.ts";
import { ARTICLES, CATEGORIES, GOODS } from "./goods.ts";

export function settingsAnswer(): object {
  return {
    logo: null,
    name: "Curat",
    meta: {
      title: "Curat, produse de curățenie",
      description: "Detergenți, hârtie și consumabile",
      keywords: "",
    },
    CUSTOM_CSS: "",
    SCRIPTS: "",
    HEADER_PROMO_TEXT: "Livrare gratuită la comenzi de peste 200 lei",
    BEFORE_FOOTER_TEXT: "",
    DEFAULT_LIST_ORDER: 5,
    PAGE_BUNDLES_TEXT: "",
    SHOW_BUNDLES_PRODUCT: false,
    INVOICE: {
      company: "Furnizor Exemplu SRL",
      address: "Str. Fabricii 1, Cluj-Napoca",
      tel: "0264 000 000",
      email: "contact@furnizor.example",
    },
    gtag: { GOOGLE_TAG_MANAGER_ID: "" },
    retargeting: { RETARGETING_KEY: "" },
    facebook: { FACEBOOK_PIXEL_ID: "" },
  };
}

export function menuAnswer(): object {
  return {
    articles: ARTICLES.filter(({ typeID }) => typeID > 0).map(articleLink),
    categories: below(null),
    promos: [],
    topLinks: [
      { Url: "/hartie", NumeAfisat: "Hârtie" },
      { Url: "https://b2b.furnizor.example/", NumeAfisat: "Magazin B2B" },
    ],
  };
}

function below(parentId: number | null): object[] {
  return CATEGORIES.filter(({ parent }) => parent === parentId).map(({ id, name, url }) => ({
    categoryID: id,
    category: name,
    url,
    icon: null,
    pic: null,
    subcats: below(id),
  }));
}

export function footerAnswer(): object {
  return {
    articles: ARTICLES.filter(({ typeID }) => typeID > 0).map(articleLink),
    newsletter: false,
    social: [{ network: "Facebook", url: "https://facebook.example/curat" }],
    payments: { mastercard: "1", visa: "1", netopia: "0" },
  };
}

function articleLink({ id, typeID, url, title }: (typeof ARTICLES)[number]): object {
  return { id, typeID, url, linktitle: title };
}

export function homeAnswer(): object {
  return {
    blocks: [{ type: "product", title: "Recomandate", url: null, products: GOODS.slice(0, 4).map(listItem) }],
    promos: [],
  };
}
