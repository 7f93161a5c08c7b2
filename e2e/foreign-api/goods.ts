/** The provider's products and content, with a few examples of everything in the specifications. */

export interface Category {
  id: number;
  parent: number | null;
  name: string;
  url: string;
}
export interface Goods {
  id: number;
  category: number;
  name: string;
  url: string;
  brand: string;
  price: number;
  oldPrice: number | null;
  pieces: number;
  params: Record<string, string>;
}

export const CATEGORIES: Category[] = [
  { id: 1, parent: null, name: "Detergenți", url: "/detergenti" },
  { id: 2, parent: 1, name: "Detergenți pentru pardoseli", url: "/detergenti/pardoseli" },
  { id: 3, parent: 2, name: "Pardoseli din lemn", url: "/detergenti/pardoseli/lemn" },
  { id: 4, parent: null, name: "Hârtie și dispensere", url: "/hartie" },
];

export const GOODS: Goods[] = [
  goods(101, 2, "Detergent concentrat pentru pardoseli, parfum de lămâie, 5 l", "Limpex", 62.4, 74.9, 40, {
    Volum: "5 l",
  }),
  goods(102, 2, "Detergent neutru pentru pardoseli, 1 l", "Limpex", 18.5, null, 12, { Volum: "1 l" }),
  goods(103, 3, "Balsam pentru parchet, 1 l", "Lemnar", 34, null, 3, { Volum: "1 l" }),
  goods(104, 1, "Degresant universal pentru bucătării profesionale, 5 l", "Bistrița Clean", 89.99, null, 0, {
    Volum: "5 l",
  }),
  goods(105, 4, "Prosoape de hârtie pliate în V, 20 pachete × 150 de foi", "Foaie", 129.9, 149.9, 25, {
    Straturi: "2",
  }),
  goods(106, 4, "Hârtie igienică Jumbo, 12 role", "Foaie", 96, null, 25, { Straturi: "2" }),
];

// Positional parameters keep each product on one line.
function goods(
  id: number,
  category: number,
  name: string,
  brand: string,
  price: number,
  oldPrice: number | null,
  pieces: number,
  params: Record<string, string>,
): Goods {
  return { id, category, name, url: `/${slugOf(name)}-${id}`, brand, price, oldPrice, pieces, params };
}

/** Returns the text in lower case, without diacritics, with dashes between words. */
export function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Returns the ids of a category and all of its descendants. */
export function familyOf(id: number): Set<number> {
  const family = new Set([id]);
  for (const { id: child, parent } of CATEGORIES)
    if (parent !== null && family.has(parent)) family.add(child);
  return family;
}

/** Returns the path from the top-level category down to the category itself. */
export function ancestryOf(id: number): Category[] {
  const own = CATEGORIES.find((category) => category.id === id);
  if (!own) return [];
  return [...(own.parent === null ? [] : ancestryOf(own.parent)), own];
}

export const ARTICLES = [
  {
    id: 1904,
    typeID: 31,
    url: "/articole/despre-noi.html",
    title: "Despre noi",
    content: "<p>Suntem furnizor de produse de curățenie.</p>",
  },
  {
    id: 1930,
    typeID: 32,
    url: "/articole/cere-oferta.html",
    title: "Cere o ofertă",
    content: "<p>Scrie-ne ce îți trebuie.</p>",
  },
  {
    id: 1941,
    typeID: 31,
    url: "/articole/contact.html",
    title: "Contact",
    content: "<p>Ne găsești la Cluj-Napoca.</p>",
  },
  {
    id: 1916,
    typeID: 0,
    url: "/articole/pagina-negasita.html",
    title: "Pagina negăsită",
    content: "<p>Adresa a fost mutată sau nu mai există.</p>",
  },
  {
    id: 1950,
    typeID: 32,
    url: "/articole/livrare.html",
    title: "Livrare",
    content: "<p>Livrăm în 2-3 zile.</p>",
  },
  {
    id: 1951,
    typeID: 33,
    url: "/articole/termeni.html",
    title: "Termeni și condiții",
    content: "<p>Termenii magazinului.</p>",
  },
];

export const COUNTIES = [
  {
    id: 1,
    name: "București",
    cities: [
      { cityID: 11, name: "Sector 1" },
      { cityID: 12, name: "Sector 2" },
    ],
  },
  {
    id: 2,
    name: "Bistrița-Năsăud",
    cities: [
      { cityID: 21, name: "Bistrița" },
      { cityID: 22, name: "Năsăud" },
    ],
  },
];

export const BRANDS = [
  { id: 7, name: "Limpex", url: "/marci/limpex", picture: "https://provider.example/limpex.png" },
  { id: 8, name: "Foaie", url: "/marci/foaie", picture: "" },
  { id: 9, name: "Lemnar", url: "/marci/lemnar", picture: "" },
  { id: 10, name: "Bistrița Clean", url: "/marci/bistrita-clean", picture: "" },
];

export const PROMO = {
  id: 21,
  url: "/promotii/toamna",
  promopic: "https://provider.example/toamna.jpg",
  promopic_mobile: "https://provider.example/toamna-mic.jpg",
  promotitle: "Curățenia de toamnă",
};

export const BUNDLES = [
  { id: 31, name: "Pachet pentru birou", url: "/pachete/birou", goods: [101, 105], price: 169.9 },
  { id: 32, name: "Pachet pentru cofetărie", url: "/pachete/cofetarie", goods: [104, 106], price: 169.9 },
];

export const POSTS = [
  {
    id: 41,
    title: "Cum alegi un detergent",
    url: "/blog/cum-alegi-un-detergent.html",
    created: "2026-11-03",
  },
  { id: 42, title: "Parchetul iarna", url: "/blog/parchetul-iarna.html", created: "2026-11-05" },
  { id: 43, title: "Hârtia potrivită", url: "/blog/hartia-potrivita.html", created: "2026-11-04" },
];
export const BLOG_MENU = [{ id: 51, name: "Sfaturi", url: "/blog/sfaturi" }];
export const BLOG_TAGS = [{ id: 52, name: "parchet", url: "/blog/eticheta/parchet" }];

export const LANDING = { id: 61, url: "/lp/toamna" };
