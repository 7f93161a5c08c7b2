import { beforeEach, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aPromotion, inDays, withoutPromotions } from "../../../testing/test-promotions.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const priceOf = async (id: number) => {
  const { body } = await shop.get(`/products/${id}`);
  const { price, oldprice, save_percent, promo } = body.data;
  return { price, oldprice, save_percent, promo: promo?.info.promo };
};
const router = async (url: string) => (await shop.post("/utilities/router", { url })).body;

beforeEach(() => withoutPromotions(shop));

describe("running promotions", () => {
  beforeEach(() =>
    shop.api.importShop({
      promotions: [aPromotion({ id: 7, productIds: [PRODUCT.towels, PRODUCT.lavender] })],
    }),
  );

  it("a running promotion does not affect other products", async () => {
    expect(await priceOf(PRODUCT.lemon)).toEqual({
      price: 12.5,
      oldprice: null,
      save_percent: 0,
      promo: undefined,
    });
  });

  it("a running promotion is shown on product cards", async () => {
    const { body } = await shop.get("/products?categoryid=4&perPage=50");
    const towels = body.data.find((item: { productID: number }) => item.productID === PRODUCT.towels);
    expect(towels).toMatchObject({ price: 40.5, promo: "Oferta 7" });
  });

  it("a running promotion is in the menu and on the home page", async () => {
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

  it("a running promotion has a page with sanitised HTML", async () => {
    expect(await router("/promotii/promotia-7")).toMatchObject({
      statusCode: 200,
      data: { type: "promotion", promoID: 7 },
    });
    const { body } = await shop.get("/promotions/7");
    expect(body.data).toMatchObject({ description: "<p>Cât ține stocul</p>", gift: null });
    expect(body.data.promo_to).toBe(inDays(6).toISOString());
  });

  it("a running promotion lists its products with filters", async () => {
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

  it("a running promotion's products are filtered by brand, parameter value and price", async () => {
    const search = async (body: object) =>
      (await shop.post("/advance_search", { filters: { promoID: 7 }, ...body })).body.data.map(
        (item: { productID: number }) => item.productID,
      );
    expect(await search({ brandID: 2 })).toEqual([PRODUCT.towels]);
    expect(await search({ sel_params: ["parfum:lavanda"] })).toEqual([PRODUCT.lavender]);
    expect(await search({ sel_params_price: "30-60" })).toEqual([PRODUCT.towels]);
    expect(await search({ page: 2, perPage: "1", sortorder: "3" })).toEqual([PRODUCT.towels]);
  });
});

it("a gift promotion is shown on products and on its page without changing prices", async () => {
  await shop.api.importShop({
    promotions: [
      aPromotion({
        id: 8,
        percent: null,
        gift: {
          productId: PRODUCT.lemon,
          quantity: 2,
          condition: { kind: "cart_value", fromBani: 400_00 },
        },
        productIds: [PRODUCT.towels],
      }),
    ],
  });
  expect(await priceOf(PRODUCT.towels)).toMatchObject({ price: 45, promo: "Oferta 8" });
  const { body } = await shop.get("/promotions/8");
  expect(body.data.gift).toMatchObject({ quantity: 2, from: 400, product: { productID: PRODUCT.lemon } });
});

describe("promotions that are not running", () => {
  it.each([
    ["has not started", { startsAt: inDays(1) }],
    ["has ended", { startsAt: inDays(-9), endsAt: inDays(-2) }],
    ["is not published", { isPublished: false }],
  ])("a promotion has no page and changes no price if it %s", async (_, changes) => {
    await shop.api.importShop({
      promotions: [aPromotion({ id: 8, productIds: [PRODUCT.towels], ...changes })],
    });
    expect(await priceOf(PRODUCT.towels)).toMatchObject({ price: 45, promo: undefined });
    expect((await router("/promotii/promotia-8")).statusCode).toBe(404);
    expect((await shop.get("/promotions/8")).status).toBe(404);
    expect((await shop.get("/utilities/menu")).body.data.promos).toEqual([]);
    expect((await shop.post("/advance_search", { filters: { promoID: 8 } })).body.data).toEqual([]);
  });
});
