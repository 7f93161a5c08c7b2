/** The catalogue's answers, with the documented fields and no others. */
import { ancestryOf, CATEGORIES, familyOf, GOODS, slugOf } from "./goods.ts";
import type { Category, Goods } from "./goods.ts";

export function listItem(goods: Goods): object {
  return {
    info: { url: goods.url, product: goods.name, urls: { path: goods.url } },
    stockID: stockIdOf(goods),
    stock: stockTextOf(goods),
    price: goods.price,
    oldprice: goods.oldPrice,
    pic: null,
  };
}

export function categoryAnswer(category: Category): object {
  return {
    categoryID: category.id,
    parentID: category.parent,
    must_have_model: false,
    breadcrumbs: ancestryOf(category.id).map(({ name, parent }) => ({ name, parentID: parent })),
    icon: null,
    pics: [],
    countProducts: goodsOf(category.id).length,
    subcats: CATEGORIES.filter(({ parent }) => parent === category.id).map((child) => ({
      categoryID: child.id,
      icon: null,
      pics: [],
      countProducts: goodsOf(child.id).length,
      info: { category: child.name, url: child.url },
    })),
    bundles: [],
    banners: [],
    info: { category: category.name, description: "", baseline: "", url: category.url },
  };
}

export function productAnswer(goods: Goods): object {
  return {
    productID: goods.id,
    masterID: goods.id,
    brandID: 1,
    brand: goods.brand,
    brands: { picture: null, info: { url: "/marci", brand: goods.brand } },
    categoryID: goods.category,
    category: CATEGORIES.find(({ id }) => id === goods.category)?.name ?? "",
    stockID: stockIdOf(goods),
    stock: stockTextOf(goods),
    stockno: goods.pieces,
    code: `F-${goods.id}`,
    supp_code: null,
    barcode: null,
    price: goods.price,
    oldprice: goods.oldPrice,
    save_percent: goods.oldPrice ? Math.round((1 - goods.price / goods.oldPrice) * 100) : 0,
    vat: 19,
    currencyID: "RON",
    pic: null,
    pics: [],
    docs: [],
    movies: [],
    features: [],
    param: Object.entries(goods.params).map(([param, value]) => ({ param, value })),
    variants: [],
    promo: null,
    liked: false,
    buyable: goods.pieces > 0,
    min_qty: 1,
    order_qty: Math.min(goods.pieces, 10),
    delivery_days: "2-3",
    stars: 0,
    allReviews: [],
    banners: [],
    bundles: [],
    bundle_stock: 0,
    breadcrumbs: ancestryOf(goods.category).map(({ name, parent }) => ({ name, parentID: parent })),
    options: [],
    picture: null,
    info: productInfo(goods),
  };
}

function productInfo(goods: Goods): object {
  return {
    product: goods.name,
    subtitle: "",
    description: `<p>${goods.name}, de la ${goods.brand}.</p>`,
    commercial: "",
    url: goods.url,
    urls: { path: goods.url },
    name: goods.name,
    metatitle: "",
    metakeywords: "",
    metadescription: "",
    canonical: "",
    robots: "",
    warranty: "",
  };
}

/** Filters of a list: price, and one for each parameter that has a choice. */
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
  const others = names.map((name) => ({
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
    ...others,
  ];
}

function valueUrl(name: string, value: string): string {
  return `${slugOf(name)}:${slugOf(value)}`;
}

/** Selected, sorted and cut into pages, as GET /products and GET /search/{term} answer. */
export function pagedAnswer(goods: Goods[], query: URLSearchParams): object {
  const selected = selectedIn(query);
  const [min = "", max = ""] = (query.get("sel_params_price") ?? "").split("-");
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
  const sorted = found.toSorted(order[query.get("sortorder") ?? ""] ?? ((a, b) => a.id - b.id));
  const perPage = Number(query.get("perPage") ?? 12) || 12;
  const page = Number(query.get("page") ?? 1) || 1;
  const last = Math.max(1, Math.ceil(sorted.length / perPage));
  const links = {
    current_page: page,
    prev_page_url: page > 1 ? `?page=${page - 1}` : null,
    next_page_url: page < last ? `?page=${page + 1}` : null,
  };
  const from = (page - 1) * perPage;
  const shown = sorted.slice(from, from + perPage);
  const meta = {
    ...links,
    last_page: last,
    per_page: perPage,
    total: sorted.length,
    from: from + 1,
    to: from + shown.length,
  };
  return { data: shown.map(listItem), meta, ...links };
}

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

export function stockIdOf({ pieces }: Goods): number {
  if (pieces === 0) return 2;
  return pieces <= 5 ? 3 : 1;
}

function stockTextOf(goods: Goods): string {
  return ["", "În stoc", "Stoc epuizat", "Stoc limitat"][stockIdOf(goods)] ?? "";
}
