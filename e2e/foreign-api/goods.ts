/** What the foreign provider sells: a handful of products in three levels of categories, held in memory. */

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
  /** 0 is out of stock. */
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

// One line a product is easier to read than nine.
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

/** Lower case, without diacritics, dashes between words. */
export function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** A category and all below it. */
export function familyOf(id: number): Set<number> {
  const family = new Set([id]);
  for (const { id: child, parent } of CATEGORIES)
    if (parent !== null && family.has(parent)) family.add(child);
  return family;
}

/** From the top down to the category itself. */
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
