import { listItem, type Stock } from "./catalogue-answers.ts";
import { postCard } from "./content-answers.ts";
import { ARTICLES, BRANDS, CATEGORIES, GOODS, POSTS, PROMO } from "./goods.ts";

export function settingsAnswer(): object {
  return {
    logo: "",
    name: "Curat",
    meta: {
      title: "Curat, produse de curățenie",
      description: "Detergenți, hârtie și consumabile",
      keywords: "detergenți",
    },
    CUSTOM_CSS: "",
    SCRIPTS: "",
    HEADER_PROMO_TEXT: "Livrare gratuită la comenzi de peste 200 lei",
    BEFORE_FOOTER_TEXT: "<p>Prețurile conțin TVA.</p>",
    DEFAULT_LIST_ORDER: 5,
    PAGE_BUNDLES_TEXT: "<p>Pachetele noastre</p>",
    SHOW_BUNDLES_PRODUCT: true,
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
    promos: [PROMO],
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
    icon: "",
    pic: "",
    subcats: below(id),
  }));
}

/** Returns the footer. The value '1' enables a payment logo. */
export function footerAnswer(): object {
  return {
    articles: ARTICLES.filter(({ typeID }) => typeID > 0).map(articleLink),
    newsletter: true,
    facebook: "https://www.facebook.com/curat",
    instagram: "https://www.instagram.com/curat",
    youtube: "",
    mastercard: "1",
    visa: "1",
    netopia: "0",
  };
}

function articleLink({ id, typeID, url, title }: (typeof ARTICLES)[number]): object {
  return { id, typeID, url, linktitle: title };
}

/** Returns the home page as a list of blocks, whose fields match those of landing pages (section 3). */
export function homeAnswer(stock: Stock): object {
  const info = (objtitle: string, objtitleurl: string): object => ({
    objtitle,
    objtitleurl,
    objsubtitle: "",
  });
  return [
    {
      type: "hero_banners",
      banners: [
        {
          bannertype: 1,
          url: "/detergenti",
          bannerpic: "https://provider.example/hero.jpg",
          bannerpic_mobile: "https://provider.example/hero-mic.jpg",
          bannertitle: "Totul pentru curățenie",
        },
      ],
    },
    { type: "custom_html", options: { html: "<p>Bine ai venit!</p>" } },
    {
      type: "banner",
      info: {
        ...info("Hârtie la preț bun", "/hartie"),
        photomb: "https://provider.example/b-mic.jpg",
        photods: "https://provider.example/b.jpg",
        urlmb: "/hartie",
        urlds: "/hartie",
      },
    },
    {
      type: "product",
      info: info("Recomandate", "/promotii"),
      products: GOODS.slice(0, 4).map((goods) => listItem(goods, stock)),
    },
    { type: "blogarticle", info: info("De pe blog", "/blog"), articles: POSTS.map(postCard) },
    {
      type: "brand_carousel",
      info: info("Branduri", "/marci"),
      brands: BRANDS.map(({ id, name, url, picture }) => ({
        brandID: id,
        picture,
        info: { brand: name, url },
      })),
    },
  ];
}
