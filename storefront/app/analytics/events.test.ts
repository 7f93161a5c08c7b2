import { describe, expect, it } from "vitest";
import type { Cart } from "@curat/contract/cart";
import type { OrderResult } from "@curat/contract/orders";
import { bundleEvent, productEvent } from "./events.ts";
import { orderEvent, withConsentedData } from "./order-events.ts";

const DETERGENT = {
  name: "Detergent de vase 1 l",
  code: "DV-100",
  price: 19.9,
  oldPrice: 24.9,
  brand: { name: "Limpido" },
  category: "Bucătărie",
  categoryId: 12,
  crumbs: [
    { name: "Soluții de curățare", parentId: null },
    { name: "Bucătărie", parentId: 4 },
  ],
};

const PRODUCT_FIELDS = [
  "code",
  "bundleid",
  "product",
  "bundle",
  "price",
  "oldprice",
  "brand",
  "category",
  "categoryID",
  "breadcrumbs",
  "quantity",
  "info",
];

describe("a product's event", () => {
  it("a product's event has exactly the documented fields", () => {
    expect(productEvent(DETERGENT, 3)).toEqual({
      code: "DV-100",
      bundleid: null,
      product: "Detergent de vase 1 l",
      bundle: null,
      price: 19.9,
      oldprice: 24.9,
      brand: "Limpido",
      category: "Bucătărie",
      categoryID: 12,
      breadcrumbs: [
        { name: "Soluții de curățare", parentID: null },
        { name: "Bucătărie", parentID: 4 },
      ],
      quantity: 3,
      info: { product: "Detergent de vase 1 l" },
    });
  });

  it("a product's event contains null for values that the card lacks", () => {
    const event = productEvent({ name: "Burete", price: 4.5, oldPrice: null, brand: "Limpido" }, 1);
    expect(Object.keys(event)).toEqual(PRODUCT_FIELDS);
    expect(event).toMatchObject({
      code: null,
      brand: "Limpido",
      category: null,
      categoryID: null,
      breadcrumbs: [],
    });
  });

  it("a bundle's event has a bundle id instead of a product code", () => {
    const event = bundleEvent({ id: 7, name: "Pachet de bucătărie", price: 80, total: 100 }, 2);
    expect(Object.keys(event)).toEqual(PRODUCT_FIELDS);
    expect(event).toMatchObject({
      bundleid: 7,
      bundle: "Pachet de bucătărie",
      product: null,
      oldprice: 100,
      quantity: 2,
    });
  });
});

describe("an order's event", () => {
  const order = {
    randomid: "abc",
    total: 119.4,
    delivery_price: 0,
    phone: "0722123456",
    firstname: "Ana",
    lastname: "Ionescu",
    delivery_streetaddress: "Str. Lungă 12",
    delivery_city: "Năsăud",
    delivery_county: "Bistrița-Năsăud",
  } as OrderResult;
  const line = {
    code: "DV-100",
    product: "Detergent",
    brand: "Limpido",
    price: 19.9,
    oldprice: null,
    quantity: 6,
  };
  const cart = {
    totals: { total_vat: 20.72 },
    cartitems: [
      { ...line, product_type: "product", bundleproducts: [], voucher_code: null },
      { ...line, product: "Pachet", product_type: "bundle", bundleproducts: [{}], voucher_code: null },
      {
        ...line,
        product: "Taxă ramburs",
        product_type: "handling_charge",
        bundleproducts: [],
        voucher_code: null,
      },
      { ...line, product: "Cod", product_type: "voucher", bundleproducts: [], voucher_code: "PRIMA10" },
    ],
  } as unknown as Cart;
  const event = orderEvent(order, cart, {
    customerId: undefined,
    email: "ana@example.com",
    zipcode: "425200",
  });

  it("an order's event includes each product's category", () => {
    const place = {
      category: "Detergenți",
      categoryID: 4,
      breadcrumbs: [{ name: "Detergenți", parentID: null }],
    };
    const items = cart.cartitems.map((item, index) => ({ ...item, productid: index + 1 }));
    const reported = orderEvent(
      order,
      { ...cart, cartitems: items },
      {
        customerId: undefined,
        email: "",
        zipcode: "",
        places: new Map([[1, place]]),
      },
    );
    expect(reported.products).toMatchObject([place, { category: null, categoryID: null, breadcrumbs: [] }]);
  });

  it("an order's event has the documented fields with amounts in RON", () => {
    expect(event).toEqual({
      customerid: null,
      email: "ana@example.com",
      phone: "0722123456",
      firstname: "Ana",
      lastname: "Ionescu",
      delivery_streetaddress: "Str. Lungă 12",
      delivery_city: "Năsăud",
      delivery_county: "Bistrița-Năsăud",
      delivery_zipcode: "425200",
      delivery_country: "RO",
      randomID: "abc",
      total: 119.4,
      total_vat: 20.72,
      delivery_price: 0,
      products: expect.any(Array),
      currency: "RON",
    });
  });

  it("an order's event lists the products but no charges or vouchers", () => {
    expect(event.products.map(({ product, bundle, quantity }) => [product, bundle, quantity])).toEqual([
      ["Detergent", null, 6],
      [null, "Pachet", 6],
    ]);
  });

  it.each([[[]], [[46]], [[43, 46]], [[10, 43, 45, 46]]])(
    "an order's event omits the buyer when the visitor consented to %j",
    (ids) => {
      const nobody = {
        email: null,
        phone: null,
        firstname: null,
        lastname: null,
        delivery_streetaddress: null,
      };
      expect(withConsentedData(event, ids)).toEqual({ ...event, ...nobody });
    },
  );

  it("an order's event includes the buyer when the visitor consented to sharing user data", () => {
    expect(withConsentedData(event, [44, 46])).toEqual(event);
  });

  it("an order's event includes the id of a logged-in customer", () => {
    expect(orderEvent(order, cart, { customerId: 7, email: "", zipcode: "" }).customerid).toBe(7);
  });
});
