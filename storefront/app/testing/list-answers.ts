import type { Filter, ProductItem } from "@curat/contract/listing";

const paged = (items: unknown[], { page = 1, last = 2, total = 20 } = {}) => ({
  data: items,
  meta: {
    current_page: page,
    last_page: last,
    per_page: 12,
    total,
    prev_page_url: null,
    next_page_url: null,
  },
});

export function aProductItem(id: number): ProductItem {
  const url = `detergent-${id}`;
  return {
    productID: id,
    info: { url, product: `Detergent ${id}`, urls: { path: `/${url}` } },
    stockID: 1,
    stock: "În stoc",
    price: 10 + id,
    oldprice: null,
    pic: null,
  };
}

interface Lists {
  target: object;
  filters?: Filter[];
  total?: number;
  sold?: ProductItem[];
  headInfo?: object;
  category?: object;
}

/** Returns an API stub for category, brand, promotion and search pages. */
export function listAnswers({ target, filters = [], total = 20, sold, headInfo, category }: Lists) {
  return async (request: Request): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace("/api/v1", "");
    const last = Math.max(1, Math.ceil(total / 12));
    if (path === "/utilities/router")
      return { statusCode: 200, headInfo: headInfo ?? null, data: { extern: false, ...target } };
    if (path === "/utilities/menu")
      return { data: { articles: [], categories: [], promos: [], topLinks: [] } };
    if (path === "/products" && sold) return paged(sold);
    if (path.endsWith("/filters")) return { data: filters };
    if (path === "/products" || path === "/advance_search" || path.startsWith("/search/")) {
      const body = request.method === "POST" ? ((await request.clone().json()) as { page?: number }) : {};
      const page = Number(searchParams.get("page") ?? body.page ?? 1);
      const items = page <= last && total > 0 ? [aProductItem(page)] : [];
      return { ...paged(items, { page, last, total }), filters };
    }
    return path.startsWith("/brands/") ? { data: BRAND } : { data: { ...CATEGORY, ...category } };
  };
}

const CATEGORY = {
  categoryID: 3,
  parentID: 0,
  must_have_model: false,
  breadcrumbs: [{ name: "Detergenți", url: "/detergenti", parentID: 0 }],
  icon: null,
  pics: [],
  countProducts: 20,
  subcats: [],
  bundles: [],
  banners: [],
  info: { category: "Detergenți", description: "", baseline: "", url: "/detergenti" },
};
const BRAND = {
  brandID: 3,
  picture: "/media/logo",
  banners: [],
  bundles: [],
  breadcrumbs: [],
  info: {
    brand: "Lustrava",
    url: "/marci/lustrava",
    description: "<p>Face detergenți</p>",
    metatitle: "",
    metadescription: "",
  },
};
