import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import {
  aBundle,
  aBundleCart,
  aGift,
  applyVoucher,
  aVoucher,
  orderLines,
  orderRow,
} from "../../../../testing/test-offers.ts";
import {
  aCart,
  brokenBooks,
  PAYMENT_SETTINGS,
  placeOrder,
  restoreProducts,
} from "../../../../testing/test-orders.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";
import { setStock, stockOf } from "../../../../testing/test-stock.ts";

const shop = await openTestShop();
beforeAll(() =>
  shop.api.importShop({
    settings: PAYMENT_SETTINGS,
    bundles: [
      aBundle(),
      aBundle({ id: 2, slug: "rola", products: [{ productId: PRODUCT.lastThree, quantity: 1 }] }),
    ],
    promotions: [aGift()],
  }),
);
beforeEach(() => restoreProducts(shop));

const usesOf = async (code: string): Promise<number | undefined> =>
  (await shop.query<{ uses: number }>("select uses from voucher where code = $1", [code]))[0]?.uses;

describe("an order with bundles and gifts", () => {
  it("an order lists bundled products at their share of the price, and gifts for free", async () => {
    const before = await stockOf(shop, PRODUCT.lavender);
    const cart = await aBundleCart(
      shop,
      { bundle: 1, cart: await aCart(shop, [{ product: PRODUCT.lemon }]) },
      2,
    );
    const code = await aVoucher(shop);
    await applyVoucher(shop, cart, code);
    const placed = await placeOrder(shop, cart);
    expect(placed.status).toBe(200);
    const bundle = { product_type: "product", bundle_id: 1, bundle_name: "Baie curată" };
    expect(await orderLines(shop, placed)).toMatchObject([
      { product_id: PRODUCT.lemon, quantity: 1, unit_price_bani: 1250, discount_bani: 125, bundle_id: null },
      { ...bundle, product_id: PRODUCT.lavender, quantity: 4, unit_price_bani: 1799, discount_bani: 720 },
      { ...bundle, product_id: PRODUCT.towels, quantity: 2, unit_price_bani: 4050, discount_bani: 810 },
      {
        product_type: "gift",
        product_id: PRODUCT.lastThree,
        quantity: 1,
        unit_price_bani: 0,
        discount_bani: 0,
        vat_bani: 0,
        bundle_id: null,
      },
      { product_type: "handling_charge" },
    ]);
    expect([await stockOf(shop, PRODUCT.lavender), await stockOf(shop, PRODUCT.lastThree)]).toEqual([
      before - 4,
      2,
    ]);
    const moved = await shop.query(
      `select product_id, quantity from stock_movement where order_id = $1 order by id`,
      [(await orderRow(shop, placed))?.id],
    );
    expect(moved).toEqual([
      { product_id: PRODUCT.lavender, quantity: -4 },
      { product_id: PRODUCT.lemon, quantity: -1 },
      { product_id: PRODUCT.towels, quantity: -2 },
      { product_id: PRODUCT.lastThree, quantity: -1 },
    ]);
  });

  it("a product bought separately, in a bundle and as a gift causes one stock movement", async () => {
    const cart = await aBundleCart(
      shop,
      { bundle: 2, cart: await aCart(shop, [{ product: PRODUCT.lemon }, { product: PRODUCT.lastThree }]) },
      1,
    );
    const placed = await placeOrder(shop, cart);
    expect((await orderLines(shop, placed)).map((line) => line.product_type)).toEqual([
      "product",
      "product",
      "product",
      "gift",
      "handling_charge",
    ]);
    expect(await stockOf(shop, PRODUCT.lastThree)).toBe(0);
    const moved = await shop.query(
      "select quantity from stock_movement where order_id = $1 and product_id = $2",
      [(await orderRow(shop, placed))?.id, PRODUCT.lastThree],
    );
    expect(moved).toEqual([{ quantity: -3 }]);
    expect((await shop.get(`/products/${PRODUCT.lastThree}`)).body.data).toMatchObject({ stockID: 2 });
  });

  it("ten concurrent orders get only the three pieces in stock, separately or in bundles", async () => {
    const carts = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 ? aBundleCart(shop, { bundle: 2 }) : aCart(shop, [{ product: PRODUCT.lastThree }]),
      ),
    );
    const answers = await Promise.all(carts.map((cart) => placeOrder(shop, cart)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const messages = answers.flatMap(({ body }) => Object.values(body.errors ?? {}).flat());
    expect(messages).toHaveLength(7);
    expect(new Set(messages)).toEqual(
      new Set(["Produsul nu mai este în stoc.", "Pachetul nu mai este în stoc."]),
    );
    expect(await stockOf(shop, PRODUCT.lastThree)).toBe(0);
  });

  it("a missing gift is reported once, and the resent order is placed without it", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lemon }]);
    await setStock(shop, 0, PRODUCT.lastThree);
    const refused = await placeOrder(shop, cart);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { gifts: ["Cadoul „Ultimele trei role” nu mai este disponibil."] },
    ]);
    expect((await orderLines(shop, await placeOrder(shop, cart))).map((line) => line.product_type)).toEqual([
      "product",
      "handling_charge",
    ]);
  });
});

it("concurrent orders with vouchers, bundles and gifts neither deadlock nor corrupt the ledgers", async () => {
  const code = await aVoucher(shop, { max_uses: 5 });
  const carts = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const lines = [{ product: PRODUCT.towels }, { product: PRODUCT.lavender }];
      const cart = await aBundleCart(
        shop,
        { bundle: 1, cart: await aCart(shop, index % 2 ? lines : lines.toReversed()) },
        1,
      );
      await applyVoucher(shop, cart, code);
      return cart;
    }),
  );
  const sent = await Promise.all(carts.map((cart) => placeOrder(shop, cart)));
  // Carts that are read after the voucher's last use report it, and can be ordered without it.
  const refused = sent.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => Object.keys(body.errors))).toEqual(refused.map(() => ["coupon"]));
  expect(refused.length).toBeGreaterThan(0);
  expect(await usesOf(code)).toBe(5);
  const again = await Promise.all(carts.map((cart) => placeOrder(shop, cart)));
  expect(again.map(({ status }) => status)).toEqual(Array(12).fill(200));
  // The tests set stock without recording movements.
  const { stock: _, ...broken } = await brokenBooks(shop);
  expect(broken).toEqual({});
});
