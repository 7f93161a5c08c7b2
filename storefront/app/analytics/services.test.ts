import { describe, expect, it } from "vitest";
import type { Cart } from "@curat/contract/cart";
import type { OrderResult } from "@curat/contract/orders";
import { aCart, anItem } from "../testing/a-cart.ts";
import { toCartView } from "../session/cart/cart-view.ts";
import type { Act } from "./actions.ts";
import { dataLayerEntries } from "./data-layer.ts";
import { bundleEvent, productEvent } from "./events.ts";
import { cartAction, orderAction, orderEvent } from "./order-events.ts";
import { pixelCall } from "./pixel.ts";
import { retargetingCalls } from "./retargeting.ts";

const ORIGIN = "https://curat.example";
const DETERGENT = productEvent(
  {
    name: "Detergent 1 l",
    code: "DV-100",
    price: 19.9,
    oldPrice: 24.9,
    brand: "Limpido",
    category: "Bucătărie",
    categoryId: 12,
  },
  2,
);
const GA4_ITEM = {
  item_id: "DV-100",
  item_name: "Detergent 1 l",
  item_brand: "Limpido",
  item_category: "Bucătărie",
  price: 19.9,
  quantity: 2,
  discount: 5,
};
const SHOWN = { url: "/detergent", picture: "/media/detergent", isBuyable: true };

const CART: Cart = aCart({
  cartitems: [
    anItem({ id: 1, code: "DV-100", product: "Detergent", price: 50, quantity: 2, subtotal: 100 }),
    anItem({ id: 2, product: "PRIMA10", price: -10, subtotal: -10, voucher_code: "PRIMA10" }),
    anItem({ id: 3, product: "Taxă ramburs", price: 4, subtotal: 4, product_type: "handling_charge" }),
  ],
  coupon: { name: "Reducere", code: "PRIMA10", value: 10 },
  totals: { grandtotal: 113.99, total_delivery: 19.99, total_vat: 19.78 },
});
const ORDER: Act = {
  name: "order",
  ...orderAction(
    orderEvent(
      {
        randomid: "abc",
        total: 113.99,
        delivery_price: 19.99,
        phone: "0722123456",
        firstname: "Ana",
        lastname: "Ionescu",
        delivery_streetaddress: "Str. Lungă 12",
        delivery_city: "Năsăud",
        delivery_county: "Bistrița-Năsăud",
      } as OrderResult,
      CART,
      { customerId: 7, email: "ana@example.com", zipcode: "425200" },
    ),
    CART,
  ),
};

describe("tag manager queue", () => {
  it.each([
    ["product-view", "view_item"],
    ["add-to-cart", "add_to_cart"],
  ] as const)("the tag manager receives the specified event %s, followed by GA4's %s", (name, event) => {
    expect(dataLayerEntries({ name, product: DETERGENT })).toEqual([
      { event: name, ...DETERGENT },
      { ecommerce: null },
      { event, ecommerce: { currency: "RON", value: 39.8, items: [GA4_ITEM] } },
    ]);
  });

  it("the tag manager receives GA4's remove_from_cart, which the specification does not list", () => {
    expect(dataLayerEntries({ name: "remove-from-cart", product: DETERGENT })).toEqual([
      { ecommerce: null },
      { event: "remove_from_cart", ecommerce: { currency: "RON", value: 39.8, items: [GA4_ITEM] } },
    ]);
  });

  it("the tag manager receives a list with each product's position", () => {
    const burete = productEvent({ name: "Burete", price: 4.5, oldPrice: null }, 1);
    const [, entry] = dataLayerEntries({
      name: "list-view",
      list: "/bucatarie",
      products: [DETERGENT, burete],
    });
    expect(entry).toEqual({
      event: "view_item_list",
      ecommerce: {
        item_list_id: "/bucatarie",
        items: [
          { ...GA4_ITEM, index: 0 },
          { item_name: "Burete", price: 4.5, quantity: 1, index: 1 },
        ],
      },
    });
  });

  it.each([
    [{ name: "cart-view" as const }, "view_cart", {}],
    [{ name: "begin-checkout" as const }, "begin_checkout", {}],
    [
      { name: "choose-delivery" as const, choice: "Curier" },
      "add_shipping_info",
      { shipping_tier: "Curier" },
    ],
    [{ name: "choose-payment" as const, choice: "Card" }, "add_payment_info", { payment_type: "Card" }],
  ])("the tag manager receives the cart's value after the voucher: %j", (named, event, more) => {
    const [, entry] = dataLayerEntries({ ...named, ...cartAction(toCartView(CART)) });
    expect(entry).toMatchObject({
      event,
      ecommerce: { currency: "RON", value: 90, coupon: "PRIMA10", items: [{ item_id: "DV-100" }], ...more },
    });
  });

  it("the tag manager receives the purchase, without buyer data in GA4's event", () => {
    const [own, reset, purchase] = dataLayerEntries(ORDER);
    expect(own).toMatchObject({ event: "order", email: "ana@example.com", randomID: "abc" });
    expect(reset).toEqual({ ecommerce: null });
    expect(purchase).toEqual({
      event: "purchase",
      ecommerce: {
        transaction_id: "abc",
        currency: "RON",
        value: 90,
        coupon: "PRIMA10",
        tax: 19.78,
        shipping: 19.99,
        items: [expect.objectContaining({ item_id: "DV-100", price: 50, quantity: 2 })],
      },
    });
  });

  it("the tag manager receives only the specified event when a visitor subscribes to the newsletter", () => {
    expect(dataLayerEntries({ name: "newsletter-signup" })).toEqual([{ event: "newsletter-signup" }]);
  });
});

describe("social pixel", () => {
  const content = {
    content_ids: ["DV-100"],
    contents: [{ id: "DV-100", quantity: 2 }],
    content_type: "product",
    currency: "RON",
  };

  it.each([
    [{ name: "product-view", product: DETERGENT }, "ViewContent", 39.8],
    [{ name: "add-to-cart", product: DETERGENT }, "AddToCart", 39.8],
    [{ name: "begin-checkout", ...cartAction(toCartView(CART)) }, "InitiateCheckout", 90],
  ] as [Act, string, number][])(
    "the social pixel receives %j as %s with the value %d",
    (act, event, value) => {
      expect(pixelCall(act)).toEqual(["track", event, { ...content, value }]);
    },
  );

  it("the social pixel receives a purchase with an id derived from the order", () => {
    expect(pixelCall(ORDER)).toEqual([
      "track",
      "Purchase",
      { ...content, value: 90 },
      { eventID: "purchase-abc" },
    ]);
  });

  it("the social pixel receives a bundle under its own id", () => {
    const product = bundleEvent({ id: 7, name: "Pachet", price: 80, total: 100 }, 1);
    expect(pixelCall({ name: "add-to-cart", product })).toMatchObject([
      "track",
      "AddToCart",
      { content_ids: ["bundle-7"] },
    ]);
    expect(pixelCall({ name: "newsletter-signup" })).toBeUndefined();
  });
});

describe("retargeting service", () => {
  const sent = {
    id: "DV-100",
    name: "Detergent 1 l",
    url: "https://curat.example/detergent",
    img: "https://curat.example/media/detergent",
    price: 24.9,
    promo: 19.9,
    brand: { id: "Limpido", name: "Limpido" },
    category: [{ id: 12, name: "Bucătărie", parent: false, breadcrumb: [] }],
    inventory: { variations: false, stock: true },
  };

  it("the retargeting service receives a viewed product with its full and reduced price", () => {
    expect(retargetingCalls({ name: "product-view", product: DETERGENT, shown: SHOWN }, ORIGIN)).toEqual([
      ["sendProduct", sent],
    ]);
  });

  it("the retargeting service receives a card's product before the call that adds it to the cart", () => {
    expect(retargetingCalls({ name: "add-to-cart", product: DETERGENT, shown: SHOWN }, ORIGIN)).toEqual([
      ["sendProduct", sent],
      ["addToCart", "DV-100", 2, false],
    ]);
    expect(retargetingCalls({ name: "add-to-cart", product: DETERGENT }, ORIGIN)).toEqual([
      ["addToCart", "DV-100", 2, false],
    ]);
  });

  it("the retargeting service receives an order without its buyer", () => {
    expect(retargetingCalls({ name: "begin-checkout", ...cartAction(toCartView(CART)) }, ORIGIN)).toEqual([
      ["checkoutIds", ["DV-100"]],
    ]);
    const nobody = { lastname: "", firstname: "", email: "", phone: "", state: "", city: "", address: "" };
    expect(retargetingCalls(ORDER, ORIGIN)).toEqual([
      [
        "saveOrder",
        {
          order_no: "abc",
          ...nobody,
          discount_code: "PRIMA10",
          discount: 10,
          shipping: 19.99,
          rebates: 0,
          fees: 4,
          total: 113.99,
        },
        [{ id: "DV-100", quantity: 2, price: 50, variation_code: "" }],
      ],
    ]);
  });
});

it.each(["ana@example.com", "0722123456", "Ana", "Ionescu", "Lungă", "Năsăud", "425200"])(
  "GA4, pixel and retargeting receive no buyer data: %s",
  (personal) => {
    const reported = [dataLayerEntries(ORDER).at(-1), pixelCall(ORDER), retargetingCalls(ORDER, ORIGIN)];
    expect(JSON.stringify(reported)).not.toContain(personal);
  },
);
