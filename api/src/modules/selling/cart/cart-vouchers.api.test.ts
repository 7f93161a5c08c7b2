import { beforeEach, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { applyVoucher, aVoucher } from "../../../testing/test-offers.ts";
import {
  aCart,
  aCartWithItem,
  countCarts,
  itemsOf,
  restoreProducts,
  openSellingShop,
} from "../../../testing/test-orders.ts";

const shop = await openSellingShop();
beforeEach(() => restoreProducts(shop));

const someTowels = (quantity = 2): Promise<string> => aCart(shop, [{ product: PRODUCT.towels, quantity }]);

describe("a voucher in the cart", () => {
  it("a voucher adds a negative line and reduces the totals", async () => {
    const cart = await someTowels();
    await shop.get("/cart/change?paymentID=2", { cart });
    const code = await aVoucher(shop, { code: "CURAT10" });
    expect(code).toBe("CURAT10");
    const { status, body } = await applyVoucher(shop, cart, " curat10 ");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      cart_messages: [],
      coupon: { name: "Reducere 10 %", code: "CURAT10", value: 9 },
      grouped_cart: { no_group: { subtotal: 86, delivery_price: 17.99, total: 103.99 } },
      // VAT: 14.06 in 81.00, 3.12 in the delivery price, 0.87 in the charge
      totals: { grandtotal: 103.99, total_vat: 18.05 },
      free_delivery_left: 119.01,
    });
    expect(body.data.cartitems.slice(1)).toMatchObject([
      {
        id: -2,
        product: "Reducere 10 %",
        product_type: "voucher",
        voucher_code: "CURAT10",
        quantity: 1,
        price: -9,
        subtotal: -9,
        is_gift: false,
      },
      { id: -1, product_type: "handling_charge", voucher_code: null },
    ]);
    expect((await shop.get("/cart", { cart })).body).toEqual(body);
  });

  it("a voucher is replaced by the next one, and can be removed as a coupon or as a cart item", async () => {
    const cart = await someTowels();
    const [first, second] = [await aVoucher(shop), await aVoucher(shop, { percent: 20 })];
    await applyVoucher(shop, cart, first);
    expect((await applyVoucher(shop, cart, second)).body.data.coupon).toMatchObject({
      code: second,
      value: 18,
    });
    const removed = await shop.post("/checkout/remove-coupon", undefined, { cart });
    expect(removed.body.data).toMatchObject({ coupon: null, totals: { grandtotal: 107.99 } });
    await applyVoucher(shop, cart, first);
    const { body } = await shop.delete("/cart/remove/-2", { cart });
    expect([body.data.coupon, itemsOf({ status: 200, body })]).toMatchObject([null, [{}]]);
  });

  it("a voucher discounts only products of its category or brand", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.towels }, { product: PRODUCT.lavender }]);
    const cleaning = await aVoucher(shop, { percent: 50, category_ids: [1] });
    expect((await applyVoucher(shop, cart, cleaning)).body.data.coupon.value).toBe(10);
    const brand = await aVoucher(shop, { percent: 50, brand_ids: [2] });
    expect((await applyVoucher(shop, cart, brand)).body.data.coupon.value).toBe(22.5);
  });
});

const OF_PRODUCTS = "Valoarea produselor din coș trebuie să ajungă la această sumă.";

describe("refused voucher codes", () => {
  it.each([
    ["unknown", undefined, "Codul nu este valid."],
    [
      "for other products",
      () => ({ product_ids: [PRODUCT.lemon] }),
      "Codul nu se aplică produselor din coș.",
    ],
  ])("a code that is %s is refused, and the previous voucher stays applied", async (_, terms, refusal) => {
    const cart = await someTowels();
    const stored = await aVoucher(shop);
    await applyVoucher(shop, cart, stored);
    const code = terms ? await aVoucher(shop, terms()) : "NU-EXISTA";
    const { status, body } = await applyVoucher(shop, cart, code);
    expect([status, body.errors]).toEqual([422, { code: [refusal] }]);
    expect((await shop.get("/cart", { cart })).body.data.coupon.code).toBe(stored);
  });

  it("a code that is used up or belongs to another customer is refused", async () => {
    const cart = await someTowels();
    const used = await aVoucher(shop, { max_uses: 1 });
    await shop.query("update voucher set uses = 1 where code = $1", [used]);
    expect((await applyVoucher(shop, cart, used)).body.errors).toEqual({ code: ["Codul nu este valid."] });
    const client = await loginAs(shop);
    const bound = await aVoucher(shop, { email: "Altcineva@example.com" });
    await client.post(`/cart/add/${PRODUCT.lemon}`, { qty: 1 });
    const asClient = (code: string) => client.post(`/cart/add/voucher/${code}`, { code });
    expect((await asClient(bound)).body.errors).toEqual({
      code: [
        "Codul este rezervat pentru altă adresă de e-mail: folosește-l la o comandă făcută cu acea adresă.",
      ],
    });
    expect((await asClient(await aVoucher(shop, { email: client.email.toUpperCase() }))).status).toBe(200);
    // The cart accepts a code bound to an email, because a guest's email is unknown until they order.
    expect((await applyVoucher(shop, cart, bound)).status).toBe(200);
  });

  it("applying a code without a cart is refused and creates no cart", async () => {
    const before = await countCarts(shop);
    const code = await aVoucher(shop);
    for (const [typed, refusal] of [
      [code, "Codul nu se aplică produselor din coș."],
      [" ", "Codul nu este valid."],
      ["ș".repeat(300), "Codul nu este valid."],
    ] as const) {
      const { status, body } = await shop.post(`/cart/add/voucher/${encodeURIComponent(typed)}`, {});
      expect([status, body.errors]).toEqual([422, { code: [refusal] }]);
    }
    expect((await shop.post("/checkout/remove-coupon")).body.data.cartitems).toEqual([]);
    expect(await countCarts(shop)).toBe(before);
  });
});

it("a voucher that no longer applies stays in the cart with a reason", async () => {
  const { cart, item } = await aCartWithItem(shop, PRODUCT.towels, 3);
  const code = await aVoucher(shop, { code: "PESTE100", minimum: 100 });
  await applyVoucher(shop, cart, code);
  const less = await shop.send("PUT", `/cart/modify?items[${item}]=2`, { cart });
  expect(less.body.data).toMatchObject({
    coupon: { code, value: 0 },
    cart_messages: [`Codul PESTE100 nu se aplică momentan. Valoarea minimă este 100 lei. ${OF_PRODUCTS}`],
    totals: { grandtotal: 107.99 },
  });
  expect(itemsOf(less)[1]).toMatchObject({ product_type: "voucher", subtotal: 0 });
  const more = await shop.send("PUT", `/cart/modify?items[${item}]=3`, { cart });
  expect(more.body.data).toMatchObject({ coupon: { value: 13.5 }, cart_messages: [] });
});

describe("guessing voucher codes", () => {
  const tooMany = { code: ["Ai introdus prea multe coduri greșite. Încearcă din nou peste 15 minute."] };
  const clear = () => shop.query("delete from login_failure");
  beforeEach(clear);

  it("ten wrong codes block the whole network, even when sent concurrently for several carts", async () => {
    await aVoucher(shop, { code: "MINUS20" });
    const carts = await Promise.all(Array.from({ length: 4 }, () => someTowels()));
    const codes = Array.from({ length: 16 }, (_, index) => `MINUS${21 + index}`);
    const answers = await Promise.all(
      codes.map((code, index) => applyVoucher(shop, carts[index % 4] ?? "", code)),
    );
    const refusals = answers.map(({ status, body }) => [status, body.errors]);
    expect(refusals.filter(([, errors]) => JSON.stringify(errors) === JSON.stringify(tooMany))).toHaveLength(
      6,
    );
    const { status, body } = await applyVoucher(shop, await someTowels(), "MINUS20");
    expect([status, body.errors]).toEqual([422, tooMany]);
  });

  it("valid codes that do not apply are not counted as guesses", async () => {
    const code = await aVoucher(shop, { code: "PESTE999", minimum: 999 });
    const cart = await someTowels();
    for (let time = 0; time < 12; time += 1)
      expect((await applyVoucher(shop, cart, code)).body.errors.code[0]).toContain("Valoarea minimă este");
    const good = await aVoucher(shop);
    expect((await applyVoucher(shop, cart, good)).status).toBe(200);
  });
});
