/** Catalogue in the format of the specifications (section 3 of the first specification). */
import { ancestryOf, BRANDS, BUNDLES, CATEGORIES, familyOf, GOODS, PROMO, slugOf } from "./goods.ts";
import type { Category, Goods } from "./goods.ts";

export type Stock = ReadonlyMap<number, number>;

export function listItem(goods: Goods, stock: Stock): object {
  return {
    productID: goods.id,
    info: { url: goods.url, product: goods.name, urls: { path: goods.url } },
    stockID: stockIdOf(goods, stock),
    stock: stockTextOf(goods, stock),
    price: goods.price,
    oldprice: goods.oldPrice,
    pic: pictureOf(goods),
  };
}

export function categoryAnswer(category: Category, stock: Stock): object {
  return {
    categoryID: category.id,
    parentID: category.parent,
    must_have_model: false,
    breadcrumbs: ancestryOf(category.id).map(({ name, parent }) => ({ name, parentID: parent })),
    icon: "",
    pics: ["https://provider.example/categorie.jpg"],
    countProducts: goodsOf(category.id).length,
    subcats: CATEGORIES.filter(({ parent }) => parent === category.id).map((child) => ({
      categoryID: child.id,
      parentID: category.id,
      icon: "",
      countProducts: goodsOf(child.id).length,
      info: { category: child.name, url: child.url },
    })),
    bundles: category.id === 1 ? BUNDLES.map((bundle) => bundleAnswer(bundle, stock)) : [],
    banners: [banner(1)],
    info: {
      category: category.name,
      description: `<p>${category.name} pentru casă și firmă.</p>`,
      baseline: "<p>Livrare in 2-3 zile</p>",
      url: category.url,
    },
  };
}

function banner(type: number): object {
  return {
    bannertype: type,
    url: "/hartie",
    bannerpic: "https://provider.example/baner.jpg",
    bannerpic_mobile: "https://provider.example/baner-mic.jpg",
    bannertitle: "Hârtie la preț bun",
  };
}

export function productAnswer(goods: Goods, stock: Stock, isFavourite = false): object {
  const pieces = stock.get(goods.id) ?? 0;
  const brand = BRANDS.find(({ name }) => name === goods.brand);
  return {
    productID: goods.id,
    masterID: goods.id,
    brandID: brand?.id,
    brand: goods.brand,
    brands: { picture: brand?.picture, info: { url: brand?.url, brand: goods.brand } },
    categoryID: goods.category,
    category: CATEGORIES.find(({ id }) => id === goods.category)?.name,
    stockID: stockIdOf(goods, stock),
    stock: stockTextOf(goods, stock),
    stockno: pieces,
    code: `F-${goods.id}`,
    supp_code: `S-${goods.id}`,
    barcode: `594000000${goods.id}`,
    price: goods.price,
    oldprice: goods.oldPrice,
    save_percent: goods.oldPrice ? Math.round((1 - goods.price / goods.oldPrice) * 100) : 0,
    vat: 21,
    currencyID: "RON",
    pic: pictureOf(goods),
    pics: [{ mini: pictureOf(goods), original: pictureOf(goods) }],
    docs: [{ location: "https://provider.example/fisa.pdf", title: "Fișă tehnică", type: "pdf" }],
    movies: [{ movie: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" }],
    features: [{ pic: "https://provider.example/bio.png", name: "Biodegradabil" }],
    param: Object.entries(goods.params).map(([param, value]) => ({ param, value })),
    variants: [
      {
        name: "Volum",
        choices: GOODS.filter(({ brand: other }) => other === goods.brand).map((other) => ({
          value: `nr. ${other.id}`,
          selected: other === goods,
          buyable: (stock.get(other.id) ?? 0) > 0,
          info: { url: other.url },
        })),
      },
    ],
    promo: { info: { pic: PROMO.promopic, promo: PROMO.promotitle }, promo_to: "2026-12-31" },
    liked: isFavourite,
    buyable: pieces > 0,
    min_qty: 1,
    order_qty: Math.min(pieces, 10),
    delivery_days: "2-3",
    stars: 4.5,
    allReviews: [
      {
        name: "Ana Pop",
        email: "ana@exemplu.ro",
        title: "Bun",
        stars: 5,
        comment: "Curăță bine.",
        reviewdate: "2026-10-02",
        comments: [{ name: "Magazin", comment: "Mulțumim!", reviewdate: "2026-10-03", comments: [] }],
      },
    ],
    banners: [{ bannerpic: "https://provider.example/baner.jpg" }],
    bundles: BUNDLES.filter(({ goods: ids }) => ids.includes(goods.id)).map((one) =>
      bundleAnswer(one, stock),
    ),
    bundle_stock: 3,
    breadcrumbs: ancestryOf(goods.category).map(({ name, parent }) => ({ name, parentID: parent })),
    options: [],
    picture: pictureOf(goods),
    info: {
      product: goods.name,
      subtitle: "Pentru uz profesional",
      description: `<p>${goods.name}, de la ${goods.brand}.</p>`,
      commercial: "<p>Miros plăcut.</p>",
      url: goods.url,
      urls: { path: goods.url },
      name: goods.name,
      metatitle: goods.name,
      metakeywords: "detergent",
      metadescription: `Cumpără ${goods.name}`,
      canonical: goods.url,
      robots: "index, follow",
      warranty: "24 luni",
    },
  };
}

export function brandAnswer(brand: (typeof BRANDS)[number]): object {
  return {
    brandID: brand.id,
    picture: brand.picture,
    banners: [],
    breadcrumbs: [{ name: brand.name, parentID: null }],
    info: {
      brand: brand.name,
      url: brand.url,
      description: `<p>Produse ${brand.name}.</p>`,
      metatitle: brand.name,
      metadescription: `Produse ${brand.name}`,
      metakeywords: brand.name,
      canonical: brand.url,
      robots: "index, follow",
    },
  };
}

export function bundleAnswer(bundle: (typeof BUNDLES)[number], stock: Stock): object {
  const parts = bundle.goods.flatMap((id) => GOODS.find((goods) => goods.id === id) ?? []);
  const total = parts.reduce((sum, { price }) => sum + price, 0);
  const left = Math.min(...parts.map(({ id }) => stock.get(id) ?? 0));
  return {
    id: bundle.id,
    status: 1,
    sortorder: bundle.id,
    picture: { original: "https://provider.example/pachet.jpg" },
    info: { name: bundle.name, url: bundle.url, description: `<p>${bundle.name}, complet.</p>` },
    save_amount: Math.round((total - bundle.price) * 100) / 100,
    is_buyable: left > 0,
    bundle_stock: left,
    price: bundle.price,
    total_price: Math.round(total * 100) / 100,
    breadcrumbs: [{ name: bundle.name, parentID: null }],
    products: parts.map((goods, index) => ({
      ...listItem(goods, stock),
      bundle_quantity: 1,
      bundle_sortorder: index + 1,
    })),
  };
}

/** Returns a list's filters: the price range, and one filter for each parameter of its products. */
export function filtersAnswer(goods: Goods[], selected: string[]): object[] {
  const prices = goods.map(({ price }) => price);
  if (prices.length === 0) return [];
  const range = {
    display: "Preț",
    min: Math.floor(Math.min(...prices)),
    max: Math.ceil(Math.max(...prices)),
    selected_min: null,
    selected_max: null,
  };
  const names = [...new Set(goods.flatMap(({ params }) => Object.keys(params)))];
  const otherFilters = names.map((name) => ({
    type: "other",
    filterID: slugOf(name),
    display: name,
    quick: false,
    url: slugOf(name),
    values: [...new Set(goods.flatMap(({ params }) => params[name] ?? []))].map((value) => ({
      display: value,
      count: goods.filter(({ params }) => params[name] === value).length,
      selected: selected.includes(valueUrl(name, value)),
      url: valueUrl(name, value),
    })),
  }));
  return [
    { type: "price", filterID: "pret", display: "Preț", quick: false, url: "{min}-{max}", values: [range] },
    ...otherFilters,
  ];
}

function valueUrl(name: string, value: string): string {
  return `${slugOf(name)}:${slugOf(value)}`;
}

interface Listed {
  page?: unknown;
  perPage?: unknown;
  sortorder?: unknown;
  sel_params_price?: unknown;
  selected: string[];
}

/** Filters, sorts and paginates products, with the pagination in `meta` and next to the data. */
export function pagedAnswer(
  goods: Goods[],
  requested: Listed,
  stock: Stock,
): { data: object[]; meta: object } {
  const { selected } = requested;
  const [min = "", max = ""] = textOf(requested.sel_params_price).split("-");
  const found = goods.filter(
    ({ params, price }) =>
      price >= Number(min) &&
      (max === "" || price <= Number(max)) &&
      (selected.length === 0 ||
        Object.entries(params).some(([name, value]) => selected.includes(valueUrl(name, value)))),
  );
  const order: Record<string, (a: Goods, b: Goods) => number> = {
    "2": (a, b) => a.name.localeCompare(b.name, "ro"),
    "3": (a, b) => a.price - b.price,
    "4": (a, b) => b.price - a.price,
  };
  const sorted = found.toSorted(order[textOf(requested.sortorder)] ?? ((a, b) => a.id - b.id));
  return pageOf(
    sorted.map((one) => listItem(one, stock)),
    requested,
  );
}

export function pageOf<Row>(
  rows: Row[],
  { page: requested, perPage: size }: { page?: unknown; perPage?: unknown },
): { data: Row[]; meta: object } {
  const perPage = Number(size ?? 12) || 12;
  const page = Number(requested ?? 1) || 1;
  const last = Math.max(1, Math.ceil(rows.length / perPage));
  const links = {
    current_page: page,
    prev_page_url: page > 1 ? `?page=${page - 1}` : null,
    next_page_url: page < last ? `?page=${page + 1}` : null,
  };
  const meta = { ...links, last_page: last, per_page: perPage, total: rows.length };
  return { data: rows.slice((page - 1) * perPage, page * perPage), meta, ...links };
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

export function selectedIn(query: URLSearchParams): string[] {
  return [...query.getAll("sel_params"), ...query.getAll("sel_params[]")]
    .flatMap((list) => list.split(","))
    .filter(Boolean);
}

export function goodsOf(categoryId: number): Goods[] {
  const family = familyOf(categoryId);
  return GOODS.filter(({ category }) => family.has(category));
}

export function goodsNamed(term: string): Goods[] {
  const words = slugOf(term).split("-").filter(Boolean);
  return GOODS.filter((goods) =>
    words.every((word) => slugOf(`${goods.name} ${goods.brand}`).includes(word)),
  );
}

export function stockIdOf({ id }: Goods, stock: Stock): number {
  const pieces = stock.get(id) ?? 0;
  if (pieces === 0) return 2;
  return pieces <= 5 ? 3 : 1;
}

function stockTextOf(goods: Goods, stock: Stock): string {
  return ["", "În stoc", "Stoc epuizat", "Stoc limitat"][stockIdOf(goods, stock)] ?? "";
}

const pictureOf = ({ id }: Goods): string => `https://provider.example/produse/${id}.jpg`;
