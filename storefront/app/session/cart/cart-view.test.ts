import { describe, expect, it } from "vitest";
import { aCart, anItem } from "../../testing/a-cart.ts";
import { carryMessages, isLockerDelivery, toCartView } from "./cart-view.ts";

const item = anItem();
const voucher = {
  ...item,
  id: -2,
  product: "Reducere 10 %",
  product_type: "voucher",
  voucher_code: "CURAT10",
};

describe("view of a cart", () => {
  it.each([
    ["product", {}],
    ["bundle", { product_type: "bundle" }],
    ["gift", { product_type: "gift", is_gift: true }],
    ["voucher", { product_type: "voucher", voucher_code: "CURAT10" }],
    ["charge", { product_type: "handling_charge" }],
  ])("a cart view recognises a %s", (kind, more) => {
    expect(toCartView(aCart({ cartitems: [{ ...item, ...more }] })).lines[0]?.kind).toBe(kind);
  });

  it("a cart view sums up products and bundles without gifts and charges", () => {
    const cartitems = [
      item,
      { ...item, id: 2, product_type: "bundle", quantity: 1, subtotal: 30.1 },
      { ...item, id: -101, is_gift: true, product_type: "gift", quantity: 1, subtotal: 0 },
      { ...item, id: -1, product: "Taxă ramburs", product_type: "handling_charge", subtotal: 5 },
    ];
    const { totals } = toCartView(aCart({ cartitems }));
    expect(totals).toMatchObject({
      products: 130.1,
      pieces: 3,
      extras: [{ name: "Taxă ramburs", amount: 5 }],
    });
  });

  it("a cart view subtracts a coupon only once, whether it is an item or just a field", () => {
    const coupon = { name: "Reducere 10 %", code: "CURAT10", value: 10 };
    const reported = [{ name: "Reducere 10 %", amount: -10 }];
    const asItem = aCart({ coupon, cartitems: [item, { ...voucher, subtotal: -10 }] });
    expect(toCartView(asItem).totals.extras).toEqual(reported);
    expect(toCartView(aCart({ coupon })).totals.extras).toEqual(reported);
    expect(toCartView(asItem).coupon).toEqual({ name: "Reducere 10 %", code: "CURAT10" });
  });

  it("a cart view omits a voucher that subtracts nothing", () => {
    const cartitems = [item, { ...voucher, subtotal: 0 }];
    expect(toCartView(aCart({ cartitems })).totals.extras).toEqual([]);
  });

  it("a cart view calculates the amount still needed for free delivery if the provider returns none", () => {
    expect(toCartView(aCart({ free_delivery_left: 42 })).totals.toFreeDelivery).toBe(42);
    expect(toCartView(aCart()).totals.toFreeDelivery).toBe(100.01);
    const free = { grandtotal: 100, total_delivery: 0, total_vat: 17.36 };
    expect(toCartView(aCart({ totals: free })).totals.toFreeDelivery).toBe(0);
    const cartitems = [{ ...item, subtotal: 200 }];
    expect(toCartView(aCart({ cartitems })).totals.toFreeDelivery).toBe(0.01);
  });

  it("a cart view preselects the first delivery and the server's payment method", () => {
    const view = toCartView(aCart());
    expect([view.deliveryId, view.paymentId, view.customerType]).toEqual([1, 4, "pf"]);
  });

  it("a cart view marks sold-out lines and includes a line's saving", () => {
    const [line] = toCartView(aCart({ cartitems: [{ ...item, stockid: "2" }] })).lines;
    expect(line).toMatchObject({ isOutOfStock: true, saved: 20 });
  });
});

it("isLockerDelivery recognises delivery to a locker", () => {
  expect([isLockerDelivery(aCart(), "2"), isLockerDelivery(aCart(), "1")]).toEqual([true, false]);
});

it("a cart view separates changes, the cart's messages and delivery messages", () => {
  const late = "Livrarea la easybox nu este disponibilă.";
  const view = toCartView(
    aCart({
      cart_alerts: ["Prețul s-a schimbat."],
      cart_messages: ["Cantitatea maxima este de 2 buc per produs", late],
      delivery_messages: [late],
    }),
  );
  expect(view).toMatchObject({
    alerts: ["Prețul s-a schimbat."],
    messages: ["Cantitatea maxima este de 2 buc per produs"],
    deliveryNotes: [late],
  });
});

it("the messages of both changes are kept, without duplicates", () => {
  const first = aCart({
    cart_alerts: ["Mop: preț nou."],
    cart_messages: ["Cel mult 2.", "Codul nu se aplică."],
    cartitems: [anItem({ alerts: ["Preț nou."] }), anItem({ id: 2, alerts: ["Cel mult 3."] })],
  });
  const second = aCart({
    cart_messages: ["Codul nu se aplică."],
    totals: { ...first.totals, grandtotal: 7 },
  });
  expect(carryMessages(first, second)).toEqual({
    ...second,
    cart_alerts: ["Mop: preț nou."],
    cart_messages: ["Cel mult 2.", "Codul nu se aplică."],
    cartitems: [anItem({ alerts: ["Preț nou."] })],
  });
});
