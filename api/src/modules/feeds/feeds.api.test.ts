import { describe, expect, it } from "vitest";
import { aProduct, daysAgo, PRODUCT, testCatalogue } from "../../testing/test-catalogue.ts";
import { aPromotion } from "../../testing/test-promotions.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const KEY = "o-cheie-lunga-pentru-comparatorul-de-preturi";
const TEMPLATE = { header: "<p>", item: "<n>{title}</n>", footer: "</p>", escape: "xml" } as const;

const shop = await openTestShop();
await shop.api.importShop(testCatalogue());
await shop.api.importShop({
  settings: {
    feeds: {
      robots: { search: true, assistants: false, training: false },
      feeds: [
        { name: "google.xml", key: null, format: "google" },
        { name: "comparator.xml", key: KEY, format: "template", template: TEMPLATE },
      ],
    },
  },
});

interface Product {
  id: number;
}
interface Page {
  data: { products: Product[]; next: number | null };
}
const products = async (): Promise<Product[]> => (await shop.get("/feeds/products")).body.data.products;
const version = async (): Promise<string> => (await shop.get("/feeds/google.xml")).body.data.version;

describe("the sitemap", () => {
  it("names its files, and each tells the addresses of pages that exist", async () => {
    const { body } = await shop.get("/utilities/sitemap");
    expect(body.data.map(({ file }: { file: string }) => file)).toEqual(["pagini", "produse-1"]);
    for (const { file } of body.data) {
      const addresses = (await shop.get(`/utilities/sitemap/${file}`)).body.data;
      expect(addresses.length).toBeGreaterThan(0);
      for (const { url } of addresses)
        expect((await shop.post("/utilities/router", { url })).body).toMatchObject({ statusCode: 200 });
    }
  });

  it("leaves out what is not shown any more", async () => {
    const products = testCatalogue().products?.map((product) =>
      product.id === PRODUCT.towels ? { ...product, isPublished: false } : product,
    );
    const before = (await shop.get("/utilities/sitemap/produse-1")).body.data.length;
    await shop.api.importShop({ ...testCatalogue(), settings: {}, products });
    expect((await shop.get("/utilities/sitemap/produse-1")).body.data).toHaveLength(before - 1);
    await shop.api.importShop({ ...testCatalogue(), settings: {} });
  });

  it("leaves out what the shop has switched off", async () => {
    await shop.api.importShop({
      blogCategories: [{ id: 1, slug: "sfaturi", name: "Sfaturi", sortOrder: 1 }],
      bundles: [
        {
          id: 1,
          slug: "pachetul",
          name: "Pachetul",
          description: "",
          picture: "/media/scene/promo",
          sortOrder: 1,
          percent: 10,
          products: [{ productId: PRODUCT.towels, quantity: 2 }],
          isPublished: true,
        },
      ],
    });
    const switched = async () =>
      (await shop.get("/utilities/sitemap/pagini")).body.data
        .map(({ url }: { url: string }) => url)
        .filter((url: string) => /sfaturi|pachetul/.test(url));
    expect(await switched()).toHaveLength(2);
    await shop.api.importShop({ settings: { flags: { blog: false, bundles: false } } });
    expect(await switched()).toEqual([]);
    await shop.api.importShop({ settings: {} });
  });

  it.each(["produse-2", "produse-0", "altceva", "pagini%00"])("has no file %s", async (file) => {
    expect((await shop.get(`/utilities/sitemap/${file}`)).status).toBeGreaterThanOrEqual(404);
  });
});

describe("products for feeds", () => {
  it("tell what a product's own page tells", async () => {
    const { data: page } = (await shop.get(`/products/${PRODUCT.lavender}`)).body;
    expect((await products()).find(({ id }) => id === PRODUCT.lavender)).toMatchObject({
      code: page.code,
      barcode: page.barcode,
      title: page.info.product,
      url: page.info.url,
      brand: page.brand,
      price: page.price,
      oldprice: page.oldprice,
      available: page.buyable,
      net_quantity: page.legal.net_quantity,
      category: page.breadcrumbs.map(({ name }: { name: string }) => name).join(" > "),
    });
  });

  it("come a thousand at a time, each once", async () => {
    const more = Array.from({ length: 1_005 }, (_, index) => aProduct({ id: 5_000 + index }));
    await shop.api.importShop({
      ...testCatalogue(),
      settings: {},
      products: [...(testCatalogue().products ?? []), ...more],
    });
    const seen: number[] = [];
    for (let after: number | null = 0; after !== null;) {
      const { data }: Page = (await shop.get(`/feeds/products?after=${after}`)).body;
      seen.push(...data.products.map(({ id }: Product) => id));
      after = data.next;
    }
    expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => one - other));
    expect(seen.length).toBeGreaterThan(1_005);
    await shop.api.importShop({ ...testCatalogue(), settings: {} });
  });

  it("cost nothing to deliver above the limit, else what the door courier takes", async () => {
    const dear = aProduct({ id: 900, prices: [{ bani: 200_01, from: new Date("2026-01-01") }] });
    await shop.api.importShop({
      ...testCatalogue(),
      settings: {},
      products: [...(testCatalogue().products ?? []), dear],
    });
    const found = (await products()) as unknown as { id: number; delivery_price: number }[];
    expect(found.find(({ id }) => id === 900)?.delivery_price).toBe(0);
    expect(found.find(({ id }) => id === PRODUCT.lavender)?.delivery_price).toBeGreaterThan(0);
  });

  it("tell how long a reduced price holds by the promotion that asks the least, per cent or a price", async () => {
    const [long, short] = [
      { startsAt: daysAgo(2), endsAt: daysAgo(-9) },
      { startsAt: daysAgo(3), endsAt: daysAgo(-4) },
    ];
    const gift = { productId: PRODUCT.lavender, quantity: 1, condition: { kind: "product" } } as const;
    const before = { bani: 100_00, from: daysAgo(200) };
    await shop.api.importShop({
      ...testCatalogue(),
      settings: {},
      products: [
        ...(testCatalogue().products ?? []),
        aProduct({ id: 910, prices: [before] }),
        aProduct({ id: 911, prices: [before] }),
        aProduct({ id: 912, prices: [before, { bani: 60_00, from: daysAgo(5) }] }),
      ],
      promotions: [
        aPromotion({ id: 91, ...long, percent: null, fixedBani: 60_00, productIds: [910, 911] }),
        aPromotion({ id: 92, ...short, percent: 10, productIds: [911] }),
        aPromotion({ id: 93, ...short, percent: null, gift, productIds: [912] }),
      ],
    });
    const found = new Map((await products()).map((product) => [product.id, product]));
    const told = { price: 60, oldprice: 100 };
    const dates = { promo_from: long.startsAt.toISOString(), promo_to: long.endsAt.toISOString() };
    expect(found.get(910)).toMatchObject({ ...told, ...dates });
    expect(found.get(911)).toMatchObject({ ...told, ...dates });
    expect(found.get(912)).toMatchObject({ ...told, promo_from: null, promo_to: null });
  });
});

describe("a feed", () => {
  it("has another version after a price has changed, and the same one otherwise", async () => {
    const before = await version();
    expect(await version()).toBe(before);
    const towels = testCatalogue().products?.find(({ id }) => id === PRODUCT.towels);
    const prices = [...(towels?.prices ?? []), { bani: 44_00, from: new Date() }];
    await shop.api.importShop({ products: [aProduct({ ...towels, id: PRODUCT.towels, prices })] });
    expect(await version()).not.toBe(before);
  });

  it("with a secret key opens to it alone", async () => {
    expect((await shop.get(`/feeds/comparator.xml?key=${KEY}`)).body.data).toMatchObject({
      format: "template",
      template: TEMPLATE,
    });
    for (const key of ["", "?key=", "?key=gresita", `?key=${KEY}x`])
      expect((await shop.get(`/feeds/comparator.xml${key}`)).status).toBe(404);
  });
});

it("tells which robots may read", async () => {
  expect((await shop.get("/utilities/robots")).body.data).toEqual({
    allowed: { search: true, assistants: false, training: false },
  });
});
