import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PRODUCT } from "../../testing/test-catalogue.ts";
import { aBundle, aGift, applyVoucher, aVoucher } from "../../testing/test-offers.ts";
import {
  aCart,
  anOrderBody,
  brokenBooks,
  PAYMENT,
  PAYMENT_SETTINGS,
  placeOrder,
  restoreProducts,
} from "../../testing/test-orders.ts";
import { type Answer, openTestShop } from "../../testing/test-shop.ts";

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

const stockOf = async (product: number): Promise<number> =>
  (await shop.query<{ stock: number }>("select stock from product where id = $1", [product]))[0]?.stock ?? -1;
const linesOf = async ({ body }: Answer) =>
  shop.query(
    `select l.* from order_line l join orders o on o.id = l.order_id where o.random_id = $1 order by position`,
    [body.data.orderData.randomid],
  );
const orderOf = async ({ body }: Answer) =>
  (await shop.query("select * from orders where random_id = $1", [body.data.orderData.randomid]))[0];
const usesOf = async (code: string): Promise<number | undefined> =>
  (await shop.query<{ uses: number }>("select uses from voucher where code = $1", [code]))[0]?.uses;

async function aBundleCart(bundle: number, qty = 1, cart?: string): Promise<string> {
  return (await shop.post(`/cart/add/bundle/${bundle}`, { qty }, { cart })).body.data.qcartid;
}
async function aVoucherCart(code: string, product: number = PRODUCT.towels): Promise<string> {
  const cart = await aCart(shop, [{ product }]);
  expect((await applyVoucher(shop, cart, code)).status).toBe(200);
  return cart;
}

describe("an order with a voucher", () => {
  it("keeps its share on every line, with the VAT of what is paid", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.towels }, { product: PRODUCT.lavender }]);
    const code = await aVoucher(shop, { kind: "amount", amount: 10, name: "10 lei" });
    await applyVoucher(shop, cart, code);
    const placed = await placeOrder(shop, cart);
    expect(placed.body.data.orderData.total).toBe(77.98);
    expect(await orderOf(placed)).toMatchObject({
      products_bani: 6499,
      discount_bani: 1000,
      charges_bani: 500,
      delivery_bani: 1799,
      total_bani: 7798,
      voucher_code: code,
    });
    expect(await linesOf(placed)).toMatchObject([
      // 45.00 − 6.92 = 38.08 → 6.61
      { product_id: PRODUCT.towels, unit_price_bani: 4500, discount_bani: 692, vat_bani: 661 },
      { product_id: PRODUCT.lavender, unit_price_bani: 1999, discount_bani: 308, vat_bani: 293 },
      { product_type: "handling_charge", discount_bani: 0 },
    ]);
    expect(await usesOf(code)).toBe(1);
  });

  it("of free delivery counts as used too", async () => {
    const code = await aVoucher(shop, { kind: "free_delivery" });
    const placed = await placeOrder(shop, await aVoucherCart(code));
    expect(placed.body.data.orderData).toMatchObject({ total: 50, delivery_price: 0 });
    expect(await usesOf(code)).toBe(1);
  });

  it("gives one discount to ten buyers at once when one use is left, and tells the others, who keep all", async () => {
    const code = await aVoucher(shop, { max_uses: 1 });
    const carts = await Promise.all(Array.from({ length: 10 }, () => aVoucherCart(code)));
    const answers = await Promise.all(carts.map((cart) => placeOrder(shop, cart)));
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(9);
    for (const { body } of refused) expect(body.errors).toEqual({ coupon: ["Codul nu este valid."] });
    const [counted] = await shop.query<{ discounts: number }>(
      "select count(*)::int as discounts from orders where voucher_code = $1 and discount_bani = 450",
      [code],
    );
    expect([counted?.discounts, await usesOf(code)]).toEqual([1, 1]);
    const loser = carts[answers.findIndex(({ status }) => status === 422)] ?? "";
    const { body } = await shop.get("/cart", { cart: loser });
    expect(body.data).toMatchObject({ coupon: { code, value: 0 }, totals: { grandtotal: 67.99 } });
    expect(body.data.cart_messages).toEqual([`Codul ${code} nu se aplică momentan. Codul nu este valid.`]);
    // He has been told; sending it again he orders at the full price.
    const again = await placeOrder(shop, loser);
    expect(again.body.data.orderData.total).toBe(67.99);
    expect(await orderOf(again)).toMatchObject({ voucher_code: null, discount_bani: 0 });
  });

  it("is refused while the voucher is another person's, however often it is sent", async () => {
    const cart = await aVoucherCart(await aVoucher(shop, { email: "ioana@example.com" }));
    for (const _ of [1, 2]) {
      const { status, body } = await placeOrder(shop, cart);
      expect([status, body.errors]).toEqual([422, { coupon: ["Codul nu este valid."] }]);
    }
    const hers = anOrderBody({ customer: { email: "Ioana@Example.com" } });
    expect((await placeOrder(shop, cart, hers)).body.data.orderData.total).toBe(63.49);
  });

  it("of everything, collected at the store, costs nothing and waits for nothing", async () => {
    await shop.query(
      `insert into store (id, name, county_id, city, address, lat, lng, schedule, phone, hands_out_orders)
       values (1, 'Showroom', 12, 'Cluj-Napoca', 'Str. Lungă 1', 46.77, 23.59, 'L-V 9-17', '0264 123 456', true)`,
    );
    const cart = await aVoucherCart(await aVoucher(shop, { percent: 100 }));
    const body = anOrderBody({ delivery: { deliveryid: 101 } });
    const refused = await placeOrder(shop, cart, { ...body, payment: { paymentid: PAYMENT.transfer } });
    expect(refused.body.errors).toEqual({
      "payment.paymentid": ["Metoda „Ordin de plată” nu este disponibilă pentru această comandă."],
    });
    expect((await placeOrder(shop, cart, body)).body.data.orderData).toMatchObject({
      total: 0,
      status_label: "Nouă",
    });
  });

  it("tells that the voucher ended since the cart was shown", async () => {
    const code = await aVoucher(shop);
    const cart = await aVoucherCart(code);
    await shop.query(
      "update voucher set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where code = $1",
      [code],
    );
    expect((await placeOrder(shop, cart)).body.errors).toEqual({ coupon: ["Codul a expirat."] });
  });
});

describe("an order with bundles and gifts", () => {
  it("has their products as lines: at their shares, and for nothing", async () => {
    const before = await stockOf(PRODUCT.lavender);
    const cart = await aBundleCart(1, 2, await aCart(shop, [{ product: PRODUCT.lemon }]));
    const code = await aVoucher(shop);
    await applyVoucher(shop, cart, code);
    const placed = await placeOrder(shop, cart);
    expect(placed.status).toBe(200);
    const bundle = { product_type: "product", bundle_id: 1, bundle_name: "Baie curată" };
    expect(await linesOf(placed)).toMatchObject([
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
    expect([await stockOf(PRODUCT.lavender), await stockOf(PRODUCT.lastThree)]).toEqual([before - 4, 2]);
    const moved = await shop.query(
      `select product_id, quantity from stock_movement where order_id = $1 order by id`,
      [(await orderOf(placed))?.id],
    );
    expect(moved).toEqual([
      { product_id: PRODUCT.lavender, quantity: -4 },
      { product_id: PRODUCT.lemon, quantity: -1 },
      { product_id: PRODUCT.towels, quantity: -2 },
      { product_id: PRODUCT.lastThree, quantity: -1 },
    ]);
  });

  it("takes a product that lies there alone, in a bundle and as a gift once from stock, as one movement", async () => {
    const cart = await aBundleCart(
      2,
      1,
      await aCart(shop, [{ product: PRODUCT.lemon }, { product: PRODUCT.lastThree }]),
    );
    const placed = await placeOrder(shop, cart);
    expect((await linesOf(placed)).map((line) => line.product_type)).toEqual([
      "product",
      "product",
      "product",
      "gift",
      "handling_charge",
    ]);
    expect(await stockOf(PRODUCT.lastThree)).toBe(0);
    const moved = await shop.query(
      "select quantity from stock_movement where order_id = $1 and product_id = $2",
      [(await orderOf(placed))?.id, PRODUCT.lastThree],
    );
    expect(moved).toEqual([{ quantity: -3 }]);
    expect((await shop.get(`/products/${PRODUCT.lastThree}`)).body.data).toMatchObject({ stockID: 2 });
  });

  it("sells three pieces to ten buyers at once, whether alone or in a bundle", async () => {
    const carts = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 ? aBundleCart(2) : aCart(shop, [{ product: PRODUCT.lastThree }]),
      ),
    );
    const answers = await Promise.all(carts.map((cart) => placeOrder(shop, cart)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const told = answers.flatMap(({ body }) => Object.values(body.errors ?? {}).flat());
    expect(told).toHaveLength(7);
    expect(new Set(told)).toEqual(
      new Set(["Produsul nu mai este în stoc.", "Pachetul nu mai este în stoc."]),
    );
    expect(await stockOf(PRODUCT.lastThree)).toBe(0);
  });

  it("tells that a gift ran out, and goes without it when it is sent again", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lemon }]);
    await shop.query("update product set stock = 0 where id = $1", [PRODUCT.lastThree]);
    const refused = await placeOrder(shop, cart);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { gifts: ["Cadoul „Ultimele trei role” nu mai este disponibil."] },
    ]);
    expect((await linesOf(await placeOrder(shop, cart))).map((line) => line.product_type)).toEqual([
      "product",
      "handling_charge",
    ]);
  });

  it("tells that a promotion ended", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lemon }]);
    await shop.query("update promotion set is_published = false");
    const { body } = await placeOrder(shop, cart);
    await shop.query("update promotion set is_published = true");
    expect(body.errors).toEqual({ gifts: ["Cadoul „Ultimele trei role” nu mai este disponibil."] });
  });
});

describe("buying everything at once", () => {
  it("neither blocks nor breaks the books", async () => {
    const code = await aVoucher(shop, { max_uses: 5 });
    const carts = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const lines = [{ product: PRODUCT.towels }, { product: PRODUCT.lavender }];
        const cart = await aBundleCart(1, 1, await aCart(shop, index % 2 ? lines : lines.toReversed()));
        await applyVoucher(shop, cart, code);
        return cart;
      }),
    );
    const sent = await Promise.all(carts.map((cart) => placeOrder(shop, cart)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await usesOf(code)).toBe(5);
    const again = await Promise.all(carts.map((cart) => placeOrder(shop, cart)));
    expect(again.map(({ status }) => status)).toEqual(Array(12).fill(200));
    // The tests' own changes of stock left no movement.
    const { stock: _, ...broken } = await brokenBooks(shop);
    expect(broken).toEqual({});
  });
});
