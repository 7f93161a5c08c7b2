import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import {
  aCart,
  anOrderBody,
  brokenBooks,
  placeOrder,
  openSellingShop,
} from "../../../../testing/test-orders.ts";
import { stockOf } from "../../../../testing/test-stock.ts";

const shop = await openSellingShop();

const orderCount = async (): Promise<number> =>
  (await shop.query<{ count: number }>("select count(*)::int as count from orders"))[0]?.count ?? -1;

describe("repeated orders of one cart", () => {
  it("the same body sent repeatedly places one order", async () => {
    const before = { stock: await stockOf(shop, PRODUCT.towels), orders: await orderCount() };
    const cart = await aCart(shop, [{ product: PRODUCT.towels, quantity: 2 }]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => placeOrder(shop, cart)));
    const [first] = answers;
    expect(first?.status).toBe(200);
    expect(answers).toEqual(Array(5).fill(first));
    expect(await placeOrder(shop, cart)).toEqual(first);
    expect([await stockOf(shop, PRODUCT.towels), await orderCount()]).toEqual([
      before.stock - 2,
      before.orders + 1,
    ]);
  });

  it("a different body for an ordered cart is refused with the order's id", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.towels }]);
    const { randomid } = (await placeOrder(shop, cart)).body.data.orderData;
    const { status, body } = await placeOrder(shop, cart, anOrderBody({ observation: "Sunați înainte" }));
    expect([status, body]).toEqual([
      409,
      { message: "Datele s-au schimbat între timp. Reîncarcă pagina.", data: { randomid } },
    ]);
  });

  it("a repeated order request returns no personal data after half an hour", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.towels }]);
    const { orderData } = (await placeOrder(shop, cart)).body.data;
    await shop.query("update orders set placed_at = placed_at - interval '30 minutes' where random_id = $1", [
      orderData.randomid,
    ]);
    const later = (await placeOrder(shop, cart)).body.data.orderData;
    expect(later).toMatchObject({
      randomid: orderData.randomid,
      total: orderData.total,
      firstname: "",
      phone: "",
      delivery_city: "",
    });
  });
});

describe("concurrent orders", () => {
  it("concurrent orders of the same products do not deadlock", async () => {
    const products = [{ product: PRODUCT.lavender }, { product: PRODUCT.lemon }, { product: PRODUCT.towels }];
    const carts = await Promise.all(
      Array.from({ length: 12 }, (_, index) => aCart(shop, index % 2 ? products : products.toReversed())),
    );
    const answers = await Promise.all(carts.map((cart) => placeOrder(shop, cart)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200));
  });

  it("concurrent orders keep stock and totals consistent", async () => {
    expect(await brokenBooks(shop)).toEqual({});
  });
});
