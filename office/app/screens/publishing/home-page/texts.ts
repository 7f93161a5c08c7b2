import type { HomeBlockType } from "@curat/contract/staff/home.values";

const TYPES: Record<HomeBlockType, string> = {
  hero_banners: "Bannere mari",
  banner: "Bannere",
  product: "Produse",
  blogarticle: "Articole de blog",
  brand_carousel: "Mărci",
  custom_html: "Text",
  zones: "Codul culorilor: patru încăperi",
};

export const texts = {
  title: "Prima pagină",
  explain:
    "Blocurile stau unul sub altul, în ordinea de mai jos. Orice schimbare se păstrează întâi ca ciornă; magazinul rămâne cum este până publici.",
  inShop: "Vezi în magazin",
  blocks: "Blocuri",
  none: "Prima pagină nu are niciun bloc.",
  types: TYPES,
  block: (place: number, type: HomeBlockType, title = "") =>
    `${place + 1}. ${TYPES[type]}${title ? `: ${title}` : ""}`,
  ofBlock: (place: number, label: string) => `Blocul ${place + 1}: ${label}`,
  labels: {
    type: "Fel",
    title: "Titlu",
    url: "Adresa la care duce titlul",
    count: "Câte se arată",
    pick: "Ce produse",
    product_ids: "Coduri de produse, câte unul pe rând",
    html: "Text",
    "pics.red": "Imagine pentru roșu, toalete",
    "pics.yellow": "Imagine pentru galben, chiuvete",
    "pics.green": "Imagine pentru verde, bucătărie",
    "pics.blue": "Imagine pentru albastru, uz general",
  },
  urlHint: "Goală, titlul nu este o legătură.",
  picks: {
    "": "cele alese mai jos, după cod",
    discounted: "cele mai reduse",
    newest: "cele mai noi",
    bestselling: "cele mai vândute",
  },
  banner: (place: number) => `Banner ${place + 1}`,
  nextBanner: "Un banner nou",
  bannerHint: "Un banner căruia îi golești toate câmpurile dispare.",
  banners: {
    bannerpic: "Imagine",
    bannerpic_mobile: "Imagine pentru telefon",
    bannertitle: "Titlu",
    url: "Adresa la care duce",
  },
  save: "Salvează ciorna",
  saved: "Ciorna a fost salvată. Prima pagină a rămas cum era.",
  readOnly: "Poți vedea blocurile, dar nu le poți schimba.",
};
