import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { PromotionImport } from "../../../index.ts";
import { aProduct, PRODUCT } from "../../../testing/test-catalogue.ts";
import { aPromotion, inDays, withoutPromotions } from "../../../testing/test-promotions.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { applyPromotions } from "./apply.service.ts";
import { giftPromotions } from "./index.ts";

const shop = await openTestShop();
const { db } = shop;

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

beforeEach(() => withoutPromotions(shop));

describe("running promotions", () => {
  beforeEach(() =>
    shop.api.importShop({
      promotions: [aPromotion({ id: 7, productIds: [PRODUCT.towels, PRODUCT.lavender] })],
    }),
  );

  it("applying a promotion again changes nothing", async () => {
    const before = await shop.query("select count(*)::int as count from change_outbox");
    expect(await applyPromotions(db, new Date())).toBe(0);
    expect(await shop.query("select count(*)::int as count from change_outbox")).toEqual(before);
    expect((await shop.api.reindex()).repaired).toBe(0);
  });

  it("the end of a promotion restores the list price and removes its label from lists", async () => {
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

  it("a running promotion keeps its price when products are imported again", async () => {
    const before = await historyOf(PRODUCT.towels);
    await shop.api.importShop({ products: [towels()] });
    expect(await priceOf(PRODUCT.towels)).toMatchObject({ price: 40.5, oldprice: 45 });
    expect(await historyOf(PRODUCT.towels)).toEqual(before);
  });
});

describe("promotions over time", () => {
  it("a promotion applies from its start time", async () => {
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

  it("the larger of two overlapping reductions applies with its label until its promotion ends", async () => {
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

  it("promotions are applied once when three workers run at the same time", async () => {
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
});

describe("gifts", () => {
  const gift = (condition: NonNullable<PromotionImport["gift"]>["condition"]) => ({
    percent: null,
    gift: { productId: PRODUCT.lemon, quantity: 2, condition },
  });

  it("giftPromotions returns running gift promotions with the cart's products or the cart value that they require", async () => {
    await shop.api.importShop({
      promotions: [
        aPromotion({ id: 8, ...gift({ kind: "product" }), productIds: [PRODUCT.towels, PRODUCT.lavender] }),
        aPromotion({ id: 9, ...gift({ kind: "cart_value", fromBani: 400_00 }) }),
        aPromotion({ id: 10, ...gift({ kind: "product" }), startsAt: inDays(1) }),
      ],
    });
    expect(await giftsWith([PRODUCT.towels, PRODUCT.lavender, PRODUCT.lastThree])).toEqual([
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

  it("the gift of a category or brand is given for the products in promotion_member", async () => {
    const ofGroup = { ...gift({ kind: "product" }), productIds: [PRODUCT.towels] };
    await shop.api.importShop({ promotions: [8, 9].map((id) => aPromotion({ id, ...ofGroup })) });
    await shop.query("insert into promotion_category (promotion_id, category_id) values (8, 1)");
    await shop.query("insert into promotion_brand (promotion_id, brand_id) values (9, 1)");
    await shop.query("insert into promotion_excluded (promotion_id, product_id) values (8, $1)", [
      PRODUCT.lavender,
    ]);
    const products = await shop.query<{ id: number }>("select id from product");
    const members = await shop.query(`
      select promotion_id as id, json_agg(product_id order by product_id) as "productIds" from promotion_member
      group by 1 order by 1`);
    expect(members).toHaveLength(2);
    const gifts = await giftsWith(products.map(({ id }) => id));
    expect(gifts.map(({ id, condition }) => ({ id, productIds: condition.productIds }))).toEqual(members);
  });

  /** The gift promotions of a cart with these products. */
  async function giftsWith(productIds: number[]) {
    const { rows } = await sql<{ gifts: { id: number; condition: { productIds?: number[] } }[] }>`
      select ${giftPromotions(new Date(), sql`select unnest(${productIds}::integer[])`)} as gifts`.execute(
      db,
    );
    return rows[0]?.gifts ?? [];
  }
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
