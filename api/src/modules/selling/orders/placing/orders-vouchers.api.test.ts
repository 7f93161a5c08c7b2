import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import {
  applyVoucher,
  aVoucher,
  aVoucherCart,
  orderLines,
  orderRow,
} from "../../../../testing/test-offers.ts";
import { aCart, anOrderBody, placeOrder, openSellingShop } from "../../../../testing/test-orders.ts";

const shop = await openSellingShop();

const usesOf = async (code: string): Promise<number | undefined> =>
  (await shop.query<{ uses: number }>("select uses from voucher where code = $1", [code]))[0]?.uses;

describe("an order with a voucher", () => {
  it("an order with a voucher has the discount and VAT on each line", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.towels }, { product: PRODUCT.lavender }]);
    const code = await aVoucher(shop, { kind: "amount", amount: 10, name: "10 lei" });
    await applyVoucher(shop, cart, code);
    const placed = await placeOrder(shop, cart);
    expect(placed.body.data.orderData.total).toBe(77.98);
    expect(await orderRow(shop, placed)).toMatchObject({
      products_bani: 6499,
      discount_bani: 1000,
      charges_bani: 500,
      delivery_bani: 1799,
      total_bani: 7798,
      voucher_code: code,
    });
    expect(await orderLines(shop, placed)).toMatchObject([
      // The price after the discount, 45.00 − 6.92 = 38.08, includes VAT of 6.61.
      { product_id: PRODUCT.towels, unit_price_bani: 4500, discount_bani: 692, vat_bani: 661 },
      { product_id: PRODUCT.lavender, unit_price_bani: 1999, discount_bani: 308, vat_bani: 293 },
      { product_type: "handling_charge", discount_bani: 0 },
    ]);
    expect(await usesOf(code)).toBe(1);
  });

  it("a free delivery voucher removes the delivery price and counts as used", async () => {
    const code = await aVoucher(shop, { kind: "free_delivery" });
    const placed = await placeOrder(shop, await aVoucherCart(shop, code));
    expect(placed.body.data.orderData).toMatchObject({ total: 50, delivery_price: 0 });
    expect(await usesOf(code)).toBe(1);
  });

  it("exactly one of ten concurrent orders gets the last use of a voucher", async () => {
    const code = await aVoucher(shop, { max_uses: 1 });
    const carts = await Promise.all(Array.from({ length: 10 }, () => aVoucherCart(shop, code)));
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
    expect(body.data).toMatchObject({ coupon: { code, value: 0 }, totals: { grandtotal: 62.99 } });
    expect(body.data.cart_messages).toEqual([`Codul ${code} nu se aplică momentan. Codul nu este valid.`]);
    // The first refusal reported the voucher, so the next attempt orders at full price.
    const again = await placeOrder(shop, loser);
    expect(again.body.data.orderData.total).toBe(67.99);
    expect(await orderRow(shop, again)).toMatchObject({ voucher_code: null, discount_bani: 0 });
  });

  it("another person's voucher is refused every time", async () => {
    const cart = await aVoucherCart(shop, await aVoucher(shop, { email: "ioana@example.com" }));
    for (const _ of [1, 2]) {
      const { status, body } = await placeOrder(shop, cart);
      expect([status, body.errors]).toEqual([
        422,
        {
          coupon: [
            "Codul este rezervat pentru altă adresă de e-mail: folosește-l la o comandă făcută cu acea adresă.",
          ],
        },
      ]);
    }
    const hers = anOrderBody({ customer: { email: "Ioana@Example.com" } });
    expect((await placeOrder(shop, cart, hers)).body.data.orderData.total).toBe(63.49);
  });

  it("a voucher that expired since the cart was shown is reported", async () => {
    const code = await aVoucher(shop);
    const cart = await aVoucherCart(shop, code);
    await shop.query(
      "update voucher set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where code = $1",
      [code],
    );
    expect((await placeOrder(shop, cart)).body.errors).toEqual({ coupon: ["Codul a expirat."] });
  });
});
