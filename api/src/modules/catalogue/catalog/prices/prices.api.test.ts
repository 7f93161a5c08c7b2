import { beforeEach, describe, expect, it } from "vitest";
import type { ProductImport } from "../../../../index.ts";
import { aProduct, daysAgo } from "../../../../testing/test-catalogue.ts";
import { aPromotion, inDays } from "../../../../testing/test-promotions.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();

let last = 900;
let id = 0;
beforeEach(() => {
  last += 1;
  id = last;
});

const STEADY = [{ bani: 12_50, from: daysAgo(200) }];
const bring = (prices: ProductImport["prices"]) =>
  shop.api.importShop({ products: [aProduct({ id, prices })] });
const historyOf = () =>
  shop.query<{ id: number; price_bani: number; valid_from: Date; valid_to: Date | null; source: string }>(
    "select id, price_bani, valid_from, valid_to, source from price_history where product_id = $1 order by valid_from",
    [id],
  );
const shown = async () => {
  const { price, oldprice, save_percent } = (await shop.get(`/products/${id}`)).body.data;
  return { price, oldprice, save_percent };
};
const price = () => shop.staff.get(`/staff/products/${id}/price`);
const preview = (list_price: unknown) =>
  shop.staff.post(`/staff/products/${id}/price/preview`, { list_price });
const set = (body: object, of: number | string = id) => shop.staff.put(`/staff/products/${of}/price`, body);

describe("repeated imports of a price history", () => {
  it("a repeated import of a price history changes and records nothing", async () => {
    const prices = [
      { bani: 15_00, from: daysAgo(100) },
      { bani: 12_00, from: daysAgo(5) },
    ];
    await bring(prices);
    const before = await historyOf();
    await bring(prices);
    expect(await historyOf()).toEqual(before);
    expect(
      await shop.query("select from change where subject_kind = 'price' and subject_id = $1", [String(id)]),
    ).toEqual([]);
  });

  it("an import keeps past prices that the file no longer contains", async () => {
    await bring([
      { bani: 15_00, from: daysAgo(100) },
      { bani: 12_00, from: daysAgo(5) },
    ]);
    const before = await historyOf();
    await bring([{ bani: 12_00, from: daysAgo(400) }]);
    expect(await historyOf()).toEqual(before);
    expect(await shown()).toEqual({ price: 12, oldprice: 15, save_percent: 20 });
  });

  it("an import closes the previous price and opens the new one", async () => {
    await bring(STEADY);
    const [before] = await historyOf();
    await bring([
      { bani: 99_00, from: daysAgo(40) },
      { bani: 10_00, from: daysAgo(20) },
    ]);
    const [closed, opened, ...more] = await historyOf();
    expect(more).toEqual([]);
    expect(closed).toEqual({ ...before, valid_to: opened?.valid_from });
    expect(opened).toMatchObject({ price_bani: 10_00, valid_to: null, source: "import" });
    expect(Date.now() - Number(opened?.valid_from)).toBeLessThan(60_000);
    expect(await shown()).toEqual({ price: 10, oldprice: 12.5, save_percent: 20 });
    const [change] = await shop.query(
      "select sentence, actor_kind from change where subject_kind = 'price' and subject_id = $1",
      [String(id)],
    );
    expect(change).toEqual({ sentence: "Preț schimbat de la 12,50 lei la 10,00 lei", actor_kind: "import" });
  });
});

it.each([
  ["a changed price", "update price_history set price_bani = 1 where product_id = $1"],
  [
    "a changed start",
    "update price_history set valid_from = valid_from - interval '1 day' where product_id = $1",
  ],
  [
    "an end in the distant past",
    "update price_history set valid_to = now() - interval '2 days' where product_id = $1 and valid_to is null",
  ],
  ["a deleted row", "delete from price_history where product_id = $1"],
  [
    "a price that was requested concurrently",
    "insert into price_history (product_id, price_bani, valid_from, valid_to, source) values ($1, 1, now() - interval '3 days', now() - interval '2 days', 'list')",
  ],
  [
    "a price before the first one",
    "insert into price_history (product_id, price_bani, valid_from, valid_to, source) values ($1, 1, now() - interval '900 days', now() - interval '800 days', 'list')",
  ],
])("the price history refuses %s", async (_, statement) => {
  await bring([
    { bani: 15_00, from: daysAgo(100) },
    { bani: 12_00, from: daysAgo(5) },
  ]);
  const before = await historyOf();
  await expect(shop.query(statement, [id])).rejects.toThrow(/stays as it is|begins where/);
  expect(await historyOf()).toEqual(before);
});

describe("changing a price", () => {
  it("the price preview and the product show the lowest price of the last 30 days", async () => {
    await bring(STEADY);
    expect((await preview(11.9)).body.data).toEqual({
      list_price: 11.9,
      price: 11.9,
      oldprice: 12.5,
      save_percent: 4,
      floor_price: 12.5,
      notes: [],
    });
    expect(await shown()).toMatchObject({ price: 12.5, oldprice: null });
    const { status, body } = await set({ list_price: 11.9, version: 0 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      productID: id,
      version: 1,
      price: 11.9,
      oldprice: 12.5,
      floor_price: 11.9,
    });
    expect(body.data.history).toMatchObject([
      { price: 11.9, to: null, source: "Preț de listă" },
      { price: 12.5, source: "Import" },
    ]);
    expect(await shown()).toEqual({ price: 11.9, oldprice: 12.5, save_percent: 4 });
    expect((await shop.api.reindex()).repaired).toBe(0);
    const [change] = await shop.query(
      "select sentence, inverse from change where subject_kind = 'price' and subject_id = $1",
      [String(id)],
    );
    expect(change).toEqual({
      sentence: "Preț schimbat de la 12,50 lei la 11,90 lei",
      inverse: { list_price: 12.5 },
    });
  });

  it("the price preview shows no reduction if the product was cheaper in the last 30 days", async () => {
    await bring([
      { bani: 11_00, from: daysAgo(100) },
      { bani: 14_00, from: daysAgo(9) },
    ]);
    const { body } = await preview(12);
    expect(body.data).toMatchObject({ oldprice: null, floor_price: 11 });
    expect(body.data.notes).toEqual([
      "Nu se afișează ca reducere: cel mai mic preț din ultimele 30 de zile este 11,00 lei.",
    ]);
  });

  it("a running promotion applies to the new list price", async () => {
    await bring([{ bani: 45_00, from: daysAgo(200) }]);
    await shop.api.importShop({ promotions: [aPromotion({ id: 77, productIds: [id], endsAt: inDays(6) })] });
    expect((await preview(50)).body.data).toMatchObject({
      price: 45,
      notes: ["Cu promoția în curs, prețul de vânzare este 45,00 lei."],
    });
    const { body } = await set({ list_price: 50, version: 0 });
    expect(body.data).toMatchObject({
      list_price: 50,
      price: 45,
      promotion: { label: "Oferta 77", percent: 10 },
    });
    expect(await shown()).toMatchObject({ price: 45, oldprice: null });
    await shop.api.importShop({ promotions: [aPromotion({ id: 77, productIds: [] })] });
    expect(await shown()).toMatchObject({ price: 50 });
    expect((await historyOf()).map(({ price_bani, source }) => [price_bani, source])).toEqual([
      [45_00, "import"],
      [40_50, "promotion"],
      [45_00, "promotion"],
      [50_00, "list"],
    ]);
  });

  it("changing a price to the same price does nothing", async () => {
    await bring(STEADY);
    const before = await historyOf();
    expect((await set({ list_price: 12.5, version: 0 })).body.data.version).toBe(0);
    expect(await historyOf()).toEqual(before);
  });

  it("refuses a price change on a stale version and returns the current price", async () => {
    await bring(STEADY);
    await set({ list_price: 11, version: 0 });
    const { status, body } = await set({ list_price: 10, version: 0 });
    expect(status).toBe(409);
    expect(body.data).toEqual({ productID: id, list_price: 11, price: 11, version: 1 });
    expect(await shown()).toMatchObject({ price: 11 });
    expect((await set({ list_price: 10, version: 1 })).body.data.version).toBe(2);
  });

  it("accepts one of two simultaneous price changes and reports a conflict for the other", async () => {
    await bring(STEADY);
    const answers = await Promise.all([11, 10].map((list_price) => set({ list_price, version: 0 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await historyOf()).toHaveLength(2);
  });

  it.each([0, -1, 1.234, 1_000_001, "12", null, undefined])("refuses %s as a price", async (list_price) => {
    await bring(STEADY);
    for (const answer of [await set({ list_price, version: 0 }), await preview(list_price)]) {
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(["list_price"]);
    }
    expect(await historyOf()).toHaveLength(1);
  });

  it("returns 404 for the price of an unknown product", async () => {
    for (const unknown of [999_999, "abc"])
      expect((await set({ list_price: 1, version: 0 }, unknown)).status).toBe(404);
    id = 999_999;
    expect([(await price()).status, (await preview(1)).status]).toEqual([404, 404]);
  });
});

it("no index covers columns that change often, so PostgreSQL updates rows in place", async () => {
  const indexes = await shop.query<{ definition: string }>(
    `select pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('product'::regclass, 'product_read'::regclass)`,
  );
  expect(indexes.length).toBeGreaterThan(10);
  const columns = /\b(price_bani|list_price_bani|old_price_bani|save_percent|stock|sold|unit_price)\b/;
  expect(indexes.filter(({ definition }) => columns.test(definition))).toEqual([]);
});
