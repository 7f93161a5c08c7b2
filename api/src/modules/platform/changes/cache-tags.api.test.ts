import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { CACHE_TAG_HEADER } from "@curat/contract/cache-tags.values";
import { beforeAll, describe, expect, it } from "vitest";
import { aProduct, daysAgo, PRODUCT, testCatalogue } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
beforeAll(() => shop.api.importShop(testCatalogue()));

async function tagsOf(path: string, body?: object): Promise<Set<string>> {
  const response = await shop.api.fetch(
    new Request(`http://api.test${API_BASE}${path}`, {
      method: body ? "POST" : "GET",
      headers: { [HEADERS.apiKey]: shop.config.apiKey, "content-type": "application/json" },
      body: body ? JSON.stringify(body) : null,
    }),
  );
  expect([path, response.status]).toEqual([path, 200]);
  return new Set(response.headers.get(CACHE_TAG_HEADER)?.split(",") ?? ["no tags"]);
}

const lemon = testCatalogue().products?.find(({ id }) => id === PRODUCT.lemon) ?? aProduct({ id: 0 });

const READS = {
  product: () => tagsOf(`/products/${PRODUCT.lemon}`),
  variant: () => tagsOf(`/products/${PRODUCT.lavender}`),
  similar: () => tagsOf(`/products/${PRODUCT.lemon}/related`),
  elsewhere: () => tagsOf(`/products/${PRODUCT.towels}`),
  category: () => tagsOf("/categories/2"),
  list: () => tagsOf("/products?categoryid=3"),
  filters: () => tagsOf("/categories/1/filters"),
  otherList: () => tagsOf("/products?categoryid=4"),
  otherFilters: () => tagsOf("/categories/4/filters"),
  brandList: () =>
    tagsOf("/advance_search", { brandID: lemon.brandId, page: 1, perPage: 24, sortorder: 5, sel_params: [] }),
  brands: () => tagsOf("/brands"),
  search: () => tagsOf("/search/detergent"),
  home: () => tagsOf("/utilities/homepagev2"),
  article: () => tagsOf("/articles/1904"),
  menu: () => tagsOf("/utilities/menu"),
  footer: () => tagsOf("/utilities/footer"),
  settings: () => tagsOf("/utilities/settings"),
  consent: () => tagsOf("/utilities/gdpr"),
  stores: () => tagsOf("/stores"),
  blog: () => tagsOf("/blog"),
  bundles: () => tagsOf("/bundles"),
  address: () => tagsOf("/utilities/router", { url: "/curatenie/detergenti" }),
} as const;
type Read = keyof typeof READS;

async function touchedBy(change: () => Promise<unknown>): Promise<Read[]> {
  const before = new Map<Read, Set<string>>();
  for (const [name, read] of Object.entries(READS)) before.set(name as Read, await read());
  const [{ last } = { last: 0 }] = await shop.query<{ last: number }>(
    "select coalesce(max(id), 0)::int as last from change_outbox",
  );
  await change();
  const rows = await shop.query<{ product_id: number | null; tags: string[] }>(
    "select product_id, tags from change_outbox where id > $1",
    [last],
  );
  const touched = rows.flatMap((row) => [`product:${row.product_id}`, ...row.tags]);
  return [...before].filter(([, tags]) => touched.some((one) => tags.has(one))).map(([name]) => name);
}

const reprice = (bani: number) =>
  shop.api.importShop({
    products: [{ ...lemon, prices: [...lemon.prices, { bani, from: daysAgo(0) }] }],
  });

it("each of these public reads returns cache tags", async () => {
  for (const read of Object.values(READS)) expect([...(await read())]).not.toContain("no tags");
});

describe("cache invalidation", () => {
  it("a new price invalidates only the product and its lists", async () => {
    const touched = await touchedBy(() => reprice(11_11));
    expect(touched).toEqual(
      expect.arrayContaining(["product", "category", "list", "filters", "brandList", "search"]),
    );
    for (const other of [
      "elsewhere",
      "otherList",
      "otherFilters",
      "article",
      "menu",
      "footer",
      "settings",
      "brands",
      "blog",
      "stores",
      "consent",
      "address",
    ] as const)
      expect(touched).not.toContain(other);
  });

  it("a repeated import of a product leaves lists and other pages in the cache", async () => {
    const again = () => shop.api.importShop({ products: [{ ...lemon, warranty: "24 de luni" }] });
    await again();
    const touched = await touchedBy(again);
    for (const other of ["category", "filters", "otherList", "menu", "article"] as const)
      expect(touched).not.toContain(other);
  });

  it("a new product invalidates its category and its other variants", async () => {
    const touched = await touchedBy(() =>
      shop.api.importShop({ products: [aProduct({ id: 950, masterId: PRODUCT.lavender, categoryId: 3 })] }),
    );
    expect(touched).toEqual(expect.arrayContaining(["variant", "category", "list", "similar"]));
    expect(touched).not.toContain("menu");
    expect(touched).not.toContain("otherList");
  });

  it("unpublishing a category's last product invalidates the menu", async () => {
    const towels = testCatalogue().products?.filter(({ categoryId }) => categoryId === 4) ?? [];
    expect(towels.length).toBeGreaterThan(0);
    const hidden = () =>
      shop.api.importShop({ products: towels.map((product) => ({ ...product, isPublished: false })) });
    expect(await touchedBy(hidden)).toContain("menu");
  });

  it("importing settings invalidates pages only if a setting changed", async () => {
    const [{ last } = { last: 0 }] = await shop.query<{ last: number }>(
      "select max(id)::int as last from change_outbox",
    );
    await shop.api.importShop({ settings: { name: "Altă prăvălie" } });
    await shop.api.importShop({ settings: { name: "Altă prăvălie" } });
    expect(await shop.query("select tags from change_outbox where id > $1", [last])).toEqual([
      { tags: ["settings"] },
    ]);
  });

  it("changing a category's slug invalidates its former and new URL once", async () => {
    const categories = (testCatalogue().categories ?? [])
      .filter(({ id }) => id === 2)
      .map((category) => ({ ...category, slug: "solutii" }));
    const [{ last } = { last: 0 }] = await shop.query<{ last: number }>(
      "select max(id)::int as last from change_outbox",
    );
    await shop.api.importShop({ categories });
    await shop.api.importShop({ categories });
    const reported = await shop.query("select id from change_outbox where id > $1 and tags && $2", [
      last,
      ["route:/curatenie/detergenti", "route:/curatenie/solutii"],
    ]);
    expect(reported).toHaveLength(2);
  });
});
