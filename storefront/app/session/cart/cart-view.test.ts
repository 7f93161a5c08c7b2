import { describe, expect, it } from "vitest";
import type { Cart, CartItem } from "@curat/contract/cart";
import { isLockerDelivery, toCartView } from "./cart-view.ts";

const item: CartItem = {
  id: 1,
  quantity: 2,
  initial_quantity: 2,
  min_qty: 1,
  order_qty: 10,
  url: "/mop.html",
  pic: null,
  brand: "Izvor",
  code: "M1",
  product: "Mop",
  subtitle: "",
  is_gift: false,
  bundleproducts: [],
  delivery_days: "",
  livrare: "",
  product_type: "product",
  voucher_code: null,
  um: "buc.",
  price: 50,
  subtotal: 100,
  oldprice: 60,
  save_amount: 20,
  stockid: "1",
  loading: false,
};

function aCart(more: Partial<Cart> = {}): Cart {
  return {
    cart_alerts: [],
    cart_messages: [],
    cartitems: [item],
    currency: "Lei",
    delivery_options: [
      {
        deliveryId: 1,
        deliveryCode: "SAMEDAY_HOME",
        deliveryDescription: "Curier Sameday la domiciliu",
        courierDeliveryTax: 19.99,
      },
      {
        deliveryId: 2,
        deliveryCode: "SAMEDAY_EASYBOX",
        deliveryDescription: "Sameday easybox",
        courierDeliveryTax: 0,
      },
    ],
    delivery_option: null,
    grouped_cart: { no_group: { total: 0, delivery_price: 0, subtotal: 0 } },
    payment_options_groups: [
      {
        name: "Transfer",
        options: [
          { paymentId: 3, paymentName: "Ordin de plată", selected: false, paymentCode: "BANK" },
          { paymentId: 4, paymentName: "SEAP", selected: true, paymentCode: "SEAP" },
        ],
      },
    ],
    payment_option: null,
    totals: { grandtotal: 119.99, total_delivery: 19.99, total_vat: 20.82 },
    customer: null,
    address: null,
    company: null,
    collect_point: null,
    deliveryaddress: null,
    deliveryAddressSameAsCompany: false,
    coupon: null,
    ...more,
  };
}

const voucher = {
  ...item,
  id: -2,
  product: "Reducere 10 %",
  product_type: "voucher",
  voucher_code: "CURAT10",
};

describe("the cart's view", () => {
  it.each([
    ["product", {}],
    ["bundle", { product_type: "bundle" }],
    ["gift", { product_type: "gift", is_gift: true }],
    ["voucher", { product_type: "voucher", voucher_code: "CURAT10" }],
    ["charge", { product_type: "handling_charge" }],
  ])("knows a %s", (kind, more) => {
    expect(toCartView(aCart({ cartitems: [{ ...item, ...more }] })).lines[0]?.kind).toBe(kind);
  });

  it("adds products and bundles up, and counts neither gifts nor charges", () => {
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

  it("takes a coupon off once, whether it is an item or only told", () => {
    const coupon = { name: "Reducere 10 %", code: "CURAT10", value: 10 };
    const told = [{ name: "Reducere 10 %", amount: -10 }];
    const asItem = aCart({ coupon, cartitems: [item, { ...voucher, subtotal: -10 }] });
    expect(toCartView(asItem).totals.extras).toEqual(told);
    expect(toCartView(aCart({ coupon })).totals.extras).toEqual(told);
    expect(toCartView(asItem).coupon).toEqual({ name: "Reducere 10 %", code: "CURAT10" });
  });

  it("says nothing of a voucher that takes nothing off", () => {
    const cartitems = [item, { ...voucher, subtotal: 0 }];
    expect(toCartView(aCart({ cartitems })).totals.extras).toEqual([]);
  });

  it("takes what is missing to free delivery from the provider, else from the sums", () => {
    expect(toCartView(aCart({ free_delivery_left: 42 })).totals.toFreeDelivery).toBe(42);
    expect(toCartView(aCart()).totals.toFreeDelivery).toBe(100);
    const free = { grandtotal: 100, total_delivery: 0, total_vat: 17.36 };
    expect(toCartView(aCart({ totals: free })).totals.toFreeDelivery).toBe(0);
    const cartitems = [{ ...item, subtotal: 200 }];
    expect(toCartView(aCart({ cartitems })).totals.toFreeDelivery).toBe(0.01);
  });

  it("preselects the first delivery and the payment that the server marks", () => {
    const view = toCartView(aCart());
    expect([view.deliveryId, view.paymentId, view.customerType]).toEqual([1, 4, "pf"]);
  });

  it("marks what is sold out, and keeps a line's saving", () => {
    const [line] = toCartView(aCart({ cartitems: [{ ...item, stockid: "2" }] })).lines;
    expect(line).toMatchObject({ isOutOfStock: true, saved: 20 });
  });
});

it("knows a delivery to a parcel machine", () => {
  expect([isLockerDelivery(aCart(), "2"), isLockerDelivery(aCart(), "1")]).toEqual([true, false]);
});
