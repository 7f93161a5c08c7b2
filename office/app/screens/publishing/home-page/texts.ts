import type { HomeBlockType } from "@curat/contract/staff/home.values";

const TYPES: Record<HomeBlockType, string> = {
  hero_banners: "Bannere mari",
  banner: "Bannere",
  product: "Produse",
  blogarticle: "Articole de blog",
  brand_carousel: "Branduri",
  custom_html: "Text",
  zones: "Codul culorilor: patru zone",
  buckets: "Cât costă găleata",
};

export const texts = {
  types: TYPES,
  block: (place: number, type: HomeBlockType, title = "") =>
    `${place + 1}. ${TYPES[type]}${title ? `: ${title}` : ""}`,
  labels: {
    type: "Tip",
    title: "Titlu",
    url: "Linkul titlului",
    count: "Număr de elemente afișate",
    pick: "Ce produse",
    product_ids: "Coduri de produse, câte unul pe rând",
    html: "Text",
    "pics.red": "Imagine pentru zona roșie: toalete",
    "pics.yellow": "Imagine pentru zona galbenă: chiuvete",
    "pics.green": "Imagine pentru zona verde: bucătărie",
    "pics.blue": "Imagine pentru zona albastră: uz general",
  },
  picks: {
    "": "cele alese mai jos, după cod",
    discounted: "cele mai mari reduceri",
    newest: "cele mai noi",
    bestselling: "cele mai vândute",
  },
  surface: (place: number) => `Suprafața ${place + 1}`,
  surfaces: { name: "Suprafața", category_id: "Categoria produselor" },
  banner: (place: number) => `Banner ${place + 1}`,
  banners: {
    bannerpic: "Imagine",
    bannerpic_mobile: "Imagine pentru telefon",
    bannertitle: "Titlu",
    url: "Adresa linkului",
  },
};
