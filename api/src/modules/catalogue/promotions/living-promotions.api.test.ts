import { beforeEach, describe, expect, it } from "vitest";
import { applyPromotions } from "./apply.service.ts";
import { aProduct, PRODUCT } from "../../../testing/test-catalogue.ts";
import { openPromotionDesk, withoutPromotions } from "../../../testing/test-promotions.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
beforeEach(() => withoutPromotions(shop));

const { post, create, change, priceOf, historyOf } = openPromotionDesk(shop);
describe("a promotion of categories and brands", () => {
  const productOf = async (id: number) => {
    const { body } = await staff.get(`/staff/products/${id}`);
    return body.data;
  };
  const categoryOf = async (id: number): Promise<number> => (await productOf(id)).fields.categoryID;
  async function moveTo(id: number, categoryID: number) {
    const { version } = await productOf(id);
    const { status, body } = await staff.put(`/staff/products/${id}`, { categoryID, version });
    expect([status, body.errors]).toEqual([200, undefined]);
  }
  const living = async (changes: object = {}) =>
    create({ product_ids: [], category_ids: [await categoryOf(PRODUCT.towels)], ...changes });
  const prices = async () =>
    Promise.all([PRODUCT.towels, PRODUCT.lemon].map(async (id) => (await priceOf(id)).price));

  it("products enter and leave a promotion with their category, with price, history and list entry", async () => {
    const [own, other] = [await categoryOf(PRODUCT.towels), await categoryOf(PRODUCT.lemon)];
    await living();
    expect(await prices()).toEqual([40.5, 12.5]);
    await moveTo(PRODUCT.lemon, own);
    expect(await prices()).toEqual([40.5, 11.25]);
    expect((await historyOf(PRODUCT.lemon)).at(-1)?.price_bani).toBe(11_25);
    expect((await shop.get(`/products/${PRODUCT.lemon}`)).body.data.promo.info.promo).toBe("Ofertă");
    await moveTo(PRODUCT.lemon, other);
    expect(await priceOf(PRODUCT.lemon)).toMatchObject({ price: 12.5, oldprice: null });
    expect((await historyOf(PRODUCT.lemon)).at(-1)?.price_bani).toBe(12_50);
    expect((await shop.api.reindex()).repaired).toBe(0);
  });

  it("a promotion of a category leaves out its exceptions, and its category cannot be merged", async () => {
    const category = await categoryOf(PRODUCT.towels);
    const id = await living({ excluded_ids: [PRODUCT.towels] });
    expect(await prices()).toEqual([45, 12.5]);
    expect((await staff.get(`/staff/promotions/${id}`)).body.data).toMatchObject({
      category_ids: [category],
      brand_ids: [],
      excluded_ids: [PRODUCT.towels],
      overlap: "refuse",
    });
    const { version } = (await staff.get(`/staff/categories/${category}`)).body.data;
    const into = await categoryOf(PRODUCT.lemon);
    expect((await staff.post(`/staff/categories/${category}/merge`, { into, version })).status).toBe(409);
  });

  it.each([
    ["lower", 20, 36],
    ["lower", 5, 40.5],
    ["skip", 20, 40.5],
  ])(
    "of two promotions that meet with the choice %s, the second reduces by %d percent and the price is %d",
    async (overlap, percent, price) => {
      await living();
      expect((await post({ percent, overlap: "refuse" })).status).toBe(422);
      const answer = await post({ percent, overlap });
      expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
      expect((await priceOf(PRODUCT.towels)).price).toBe(price);
    },
  );

  it("a promotion that skips another's products takes them over once the other is stopped", async () => {
    const first = await living();
    await post({ percent: 20, overlap: "skip" });
    expect((await priceOf(PRODUCT.towels)).price).toBe(40.5);
    await change(first, { is_published: false, version: 1 });
    expect((await priceOf(PRODUCT.towels)).price).toBe(36);
  });

  it("a promotion of more than 500 products is saved at once, and a job applies and ends it in steps", async () => {
    const category = await categoryOf(PRODUCT.towels);
    const ids = Array.from({ length: 520 }, (_, at) => 5_000 + at);
    await shop.api.importShop({ products: ids.map((id) => aProduct({ id, categoryId: category })) });
    const reduced = async () => {
      const [row] = await shop.query<{ count: number }>(
        "select count(*)::int as count from product where price_bani < list_price_bani and id >= 5000",
      );
      return row?.count;
    };
    const percent = { percent: 10, product_ids: [], category_ids: [category] };
    const { body: shown } = await staff.post("/staff/promotions/preview", percent);
    expect([shown.data.total, shown.data.not_reduced, shown.data.prices.length]).toEqual([524, 0, 100]);
    const id = await living();
    expect(await reduced()).toBe(0);
    const queued =
      "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'apply_promotions'";
    expect(await shop.query(queued)).toEqual([{ count: 1 }]);
    await applyPromotions(shop.db, new Date());
    expect(await reduced()).toBe(520);
    await change(id, { is_published: false, version: 1 });
    await applyPromotions(shop.db, new Date());
    expect(await reduced()).toBe(0);
  });

  it("the preview shows the products of a category and where promotions meet", async () => {
    await post();
    const body = { percent: 10, product_ids: [], category_ids: [await categoryOf(PRODUCT.towels)] };
    const { body: shown } = await staff.post("/staff/promotions/preview", body);
    expect(
      shown.data.prices.find(({ productID }: { productID: number }) => productID === PRODUCT.towels),
    ).toMatchObject({
      code: "PH-V",
      meets: expect.stringContaining("Promoția"),
    });
    const unknown = await post({ product_ids: [], category_ids: [999_999] });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ["category_ids"]]);
  });
});
