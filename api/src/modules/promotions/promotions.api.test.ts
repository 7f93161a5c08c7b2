import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../db/database.ts";
import type { PromotionImport } from "../../index.ts";
import { aProduct, PRODUCT, testCatalogue } from "../../testing/test-catalogue.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { applyPromotions, findGiftPromotions } from "./index.ts";

const DAY_MS = 86_400_000;
const START = Date.now();
const inDays = (days: number): Date => new Date(START + days * DAY_MS);

const shop = await openTestShop();
const { db, close } = openDatabase(shop.config.databaseUrl, 4, () => undefined);
afterAll(close);

function aPromotion(changes: Partial<PromotionImport> & { id: number }): PromotionImport {
  return {
    slug: `promotia-${changes.id}`,
    name: `Promoția ${changes.id}`,
    label: `Oferta ${changes.id}`,
    description: "<p>Cât ține stocul</p><script>alert(1)</script>",
    picture: "/media/scene/promo",
    pictureMobile: null,
    startsAt: inDays(-1),
    endsAt: inDays(6),
    sortOrder: changes.id,
    isPublished: true,
    percent: 10,
    gift: null,
    productIds: [],
    ...changes,
  };
}

const priceOf = async (id: number) => {
  const { body } = await shop.get(`/products/${id}`);
  const { price, oldprice, save_percent, promo } = body.data;
  return { price, oldprice, save_percent, promo: promo?.info.promo };
};
const historyOf = (id: number) =>
  shop.query(
    "select price_bani, source, valid_to is null as now from price_history where product_id = $1 order by valid_from",
    [id],
  );
const router = async (url: string) => (await shop.post("/utilities/router", { url })).body;

beforeEach(async () => {
  await shop.query("truncate promotion cascade");
  await shop.query("delete from price_history");
  await shop.api.importShop({ products: testCatalogue().products ?? [] });
});

describe("a promotion that runs", () => {
  beforeEach(() =>
    shop.api.importShop({
      promotions: [aPromotion({ id: 7, productIds: [PRODUCT.towels, PRODUCT.lavender] })],
    }),
  );

  it("lowers the price, and the old one comes from the history", async () => {
    expect(await priceOf(PRODUCT.towels)).toEqual({
      price: 40.5,
      oldprice: 45,
      save_percent: 10,
      promo: "Oferta 7",
    });
  });

  it("compares with the lowest price of the 30 days before, not with the list price of long ago", async () => {
    expect(await priceOf(PRODUCT.lavender)).toMatchObject({
      price: 17.99,
      oldprice: 19.99,
      save_percent: 10,
    });
  });

  it("leaves other products alone", async () => {
    expect(await priceOf(PRODUCT.lemon)).toEqual({
      price: 12.5,
      oldprice: null,
      save_percent: 0,
      promo: undefined,
    });
  });

  it("is written on cards", async () => {
    const { body } = await shop.get("/products?categoryid=4&perPage=50");
    const towels = body.data.find((item: { productID: number }) => item.productID === PRODUCT.towels);
    expect(towels).toMatchObject({ price: 40.5, promo: "Oferta 7" });
  });

  it("is in the menu and on the home page", async () => {
    const banner = {
      id: 7,
      url: "/promotii/promotia-7",
      promopic: "/media/scene/promo",
      promopic_mobile: "/media/scene/promo",
      promotitle: "Promoția 7",
    };
    expect((await shop.get("/utilities/menu")).body.data.promos).toEqual([banner]);
    expect((await shop.get("/utilities/homepagev2")).body.data.promos).toEqual([banner]);
  });

  it("has a page with its text, without scripts", async () => {
    expect(await router("/promotii/promotia-7")).toMatchObject({
      statusCode: 200,
      data: { type: "promotion", promoID: 7 },
    });
    const { body } = await shop.get("/promotions/7");
    expect(body.data).toMatchObject({ description: "<p>Cât ține stocul</p>", gift: null });
    expect(body.data.promo_to).toBe(inDays(6).toISOString());
  });

  it("lists its products with filters", async () => {
    const { status, body } = await shop.post("/advance_search", { filters: { promoID: 7 }, sortorder: 3 });
    expect(status).toBe(200);
    expect(body.data.map((item: { productID: number }) => item.productID)).toEqual([
      PRODUCT.lavender,
      PRODUCT.towels,
    ]);
    expect(body.meta).toMatchObject({ total: 2, per_page: 16, last_page: 1 });
    expect(body.filters.map((filter: { filterID: string }) => filter.filterID)).toEqual(
      expect.arrayContaining(["pret", "brand"]),
    );
  });

  it("narrows them by brand, by chosen values and by price", async () => {
    const ask = async (body: object) =>
      (await shop.post("/advance_search", { filters: { promoID: 7 }, ...body })).body.data.map(
        (item: { productID: number }) => item.productID,
      );
    expect(await ask({ brandID: 2 })).toEqual([PRODUCT.towels]);
    expect(await ask({ sel_params: ["parfum:lavanda"] })).toEqual([PRODUCT.lavender]);
    expect(await ask({ sel_params_price: "30-60" })).toEqual([PRODUCT.towels]);
    expect(await ask({ page: 2, perPage: "1", sortorder: "3" })).toEqual([PRODUCT.towels]);
  });

  it("changes nothing more when it is applied again", async () => {
    const before = await shop.query("select count(*)::int as count from catalog_outbox");
    expect(await applyPromotions(db, new Date())).toBe(0);
    expect(await shop.query("select count(*)::int as count from catalog_outbox")).toEqual(before);
    expect((await shop.api.reindex()).repaired).toBe(0);
  });

  it("ends: the list price again, no page, no banner", async () => {
    expect(await applyPromotions(db, inDays(7))).toBe(2);
    expect(await priceOf(PRODUCT.towels)).toMatchObject({ price: 45, oldprice: null });
    expect(await historyOf(PRODUCT.towels)).toEqual([
      { price_bani: 45_00, source: "import", now: false },
      { price_bani: 40_50, source: "promotion", now: false },
      { price_bani: 45_00, source: "list", now: true },
    ]);
    const [row] = await shop.query("select promotion_ids, promo from product_read where product_id = $1", [
      PRODUCT.towels,
    ]);
    expect(row).toEqual({ promotion_ids: [], promo: null });
  });

  it("keeps its price when a merchant imports the products again", async () => {
    const before = await historyOf(PRODUCT.towels);
    await shop.api.importShop({ products: [towels()] });
    expect(await priceOf(PRODUCT.towels)).toMatchObject({ price: 40.5, oldprice: 45 });
    expect(await historyOf(PRODUCT.towels)).toEqual(before);
  });

  it("follows a new list price, and calls nothing a reduction that is none", async () => {
    await shop.api.importShop({
      products: [
        towels({
          prices: [
            { bani: 45_00, from: inDays(-300) },
            { bani: 50_00, from: inDays(-0.5) },
          ],
        }),
      ],
    });
    expect(await priceOf(PRODUCT.towels)).toMatchObject({ price: 45, oldprice: null, promo: "Oferta 7" });
    await applyPromotions(db, inDays(7));
    expect(await priceOf(PRODUCT.towels)).toMatchObject({ price: 50 });
  });
});

describe("promotions and time", () => {
  it.each([
    ["is yet to come", { startsAt: inDays(1) }],
    ["is over", { startsAt: inDays(-9), endsAt: inDays(-2) }],
    ["is not published", { isPublished: false }],
  ])("one that %s changes no price and has no page", async (_, changes) => {
    await shop.api.importShop({
      promotions: [aPromotion({ id: 8, productIds: [PRODUCT.towels], ...changes })],
    });
    expect(await priceOf(PRODUCT.towels)).toMatchObject({ price: 45, promo: undefined });
    expect((await router("/promotii/promotia-8")).statusCode).toBe(404);
    expect((await shop.get("/promotions/8")).status).toBe(404);
    expect((await shop.get("/utilities/menu")).body.data.promos).toEqual([]);
    expect((await shop.post("/advance_search", { filters: { promoID: 8 } })).body.data).toEqual([]);
  });

  it("starts at its time", async () => {
    await shop.api.importShop({
      promotions: [aPromotion({ id: 8, startsAt: inDays(1), productIds: [PRODUCT.towels] })],
    });
    expect(await applyPromotions(db, inDays(0.9))).toBe(0);
    expect(await applyPromotions(db, inDays(1))).toBe(1);
    expect(await historyOf(PRODUCT.towels)).toContainEqual({
      price_bani: 40_50,
      source: "promotion",
      now: true,
    });
  });

  it("gives the best of two reductions, with its label, and the other one's when it is over", async () => {
    await shop.api.importShop({
      promotions: [
        aPromotion({ id: 8, percent: 10, productIds: [PRODUCT.towels] }),
        aPromotion({ id: 9, percent: 20.5, endsAt: inDays(2), productIds: [PRODUCT.towels] }),
      ],
    });
    expect(await priceOf(PRODUCT.towels)).toMatchObject({ price: 35.77, promo: "Oferta 9" });
    const [row] = await shop.query("select promotion_ids from product_read where product_id = $1", [
      PRODUCT.towels,
    ]);
    expect(row).toEqual({ promotion_ids: [8, 9] });
    await applyPromotions(db, inDays(3));
    const [later] = await shop.query("select price_bani, promo from product_read where product_id = $1", [
      PRODUCT.towels,
    ]);
    expect(later).toEqual({ price_bani: 40_50, promo: "Oferta 8" });
  });

  it("is applied once by two workers at the same moment", async () => {
    const ids = Array.from({ length: 450 }, (_, at) => 5_000 + at);
    await shop.api.importShop({ products: ids.map((id) => aProduct({ id })) });
    await shop.api.importShop({ promotions: [aPromotion({ id: 8, startsAt: inDays(1), productIds: ids })] });
    const changed = await Promise.all([1, 2, 3].map(() => applyPromotions(db, inDays(1))));
    expect(changed.reduce((sum, count) => sum + count, 0)).toBe(450);
    const rows = await shop.query(
      "select count(*)::int as count from price_history where product_id >= 5000 and source = 'promotion'",
    );
    expect(rows).toEqual([{ count: 450 }]);
  });

  it("lets go of a product that was taken out of it", async () => {
    await shop.api.importShop({
      promotions: [aPromotion({ id: 8, productIds: [PRODUCT.towels, PRODUCT.lemon] })],
    });
    await shop.api.importShop({ promotions: [aPromotion({ id: 8, productIds: [PRODUCT.lemon] })] });
    expect(await priceOf(PRODUCT.towels)).toMatchObject({ price: 45, promo: undefined });
    expect(await priceOf(PRODUCT.lemon)).toMatchObject({ price: 11.25, promo: "Oferta 8" });
  });
});

describe("gifts", () => {
  const gift = (condition: NonNullable<PromotionImport["gift"]>["condition"]) => ({
    percent: null,
    gift: { productId: PRODUCT.lemon, quantity: 2, condition },
  });

  it("are told with what they are given for", async () => {
    await shop.api.importShop({
      promotions: [
        aPromotion({ id: 8, ...gift({ kind: "product" }), productIds: [PRODUCT.towels, PRODUCT.lavender] }),
        aPromotion({ id: 9, ...gift({ kind: "cart_value", fromBani: 400_00 }) }),
        aPromotion({ id: 10, ...gift({ kind: "product" }), startsAt: inDays(1) }),
      ],
    });
    expect(await findGiftPromotions(db, new Date())).toEqual([
      {
        id: 8,
        name: "Promoția 8",
        giftProductId: PRODUCT.lemon,
        giftQuantity: 2,
        condition: { kind: "product", productIds: [PRODUCT.lavender, PRODUCT.towels] },
      },
      {
        id: 9,
        name: "Promoția 9",
        giftProductId: PRODUCT.lemon,
        giftQuantity: 2,
        condition: { kind: "cart_value", fromBani: 400_00 },
      },
    ]);
  });

  it("lower no price, but are named on the card and on the promotion's page", async () => {
    await shop.api.importShop({
      promotions: [
        aPromotion({
          id: 8,
          ...gift({ kind: "cart_value", fromBani: 400_00 }),
          productIds: [PRODUCT.towels],
        }),
      ],
    });
    expect(await priceOf(PRODUCT.towels)).toMatchObject({ price: 45, promo: "Oferta 8" });
    const { body } = await shop.get("/promotions/8");
    expect(body.data.gift).toMatchObject({ quantity: 2, from: 400, product: { productID: PRODUCT.lemon } });
  });
});

function towels(changes: Partial<Parameters<typeof aProduct>[0]> = {}) {
  return aProduct({
    id: PRODUCT.towels,
    categoryId: 4,
    name: "Prosoape din hârtie pliate în V",
    code: "PH-V",
    brandId: 2,
    prices: [{ bani: 45_00, from: inDays(-300) }],
    stock: 400,
    maxQuantity: 20,
    ...changes,
  });
}
