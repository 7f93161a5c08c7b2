import { describe, expect, it } from "vitest";
import { getOrder } from "../account-orders.ts";
import { addToCart, getCart } from "../cart.ts";
import { listCompanies } from "../address-book.ts";
import { placeOrder } from "../orders.ts";
import { listReturnable } from "../returns.ts";
import { ANSWER_RULES } from "./answer-rules.ts";
import { createAnswerReader } from "./read-answer.ts";

const reader = createAnswerReader(ANSWER_RULES, () => undefined);
// oxlint-disable-next-line typescript/no-explicit-any -- tests assert the parsed value
const read = (call: Parameters<typeof reader>[0], body: unknown, status = 200): any =>
  reader(call, { status, body });

describe("carts read from providers", () => {
  const options = [{ paymentId: "1", paymentName: "Ramburs", selected: "0" }];
  it.each([
    [[{ name: "Plată", options }], "Plată"],
    [options, ""],
    [{ Plată: options }, "Plată"],
    [{ a: { name: "Plată", options } }, "Plată"],
  ])("the reader groups payment options from %j", (payment_options_groups, name) => {
    const { data } = read(getCart, { data: { cartitems: [], payment_options_groups } }).body;
    expect(data.payment_options_groups).toEqual([
      { name, options: [{ paymentId: 1, paymentName: "Ramburs", selected: false }] },
    ]);
  });

  it("a missing cart total is derived from the cart's other sums", () => {
    const item = { id: 1, quantity: "2", price: "10.50" };
    const sums = { no_group: { total: "40.99", delivery_price: 19.99 } };
    expect(
      read(getCart, { data: { cartitems: [item], grouped_cart: sums } }).body.data.totals.grandtotal,
    ).toBe(40.99);
    const { data } = read(getCart, { data: { cartitems: [item] } }).body;
    expect(data.totals.grandtotal).toBe(21);
    expect(data.cartitems[0]).toMatchObject({ subtotal: 21, order_qty: 999 });
  });

  it("a cart item without a price cannot be ordered", () => {
    const { data } = read(getCart, { data: { cartitems: [{ id: 1, quantity: 1, stockid: "1" }] } }).body;
    expect(data.cartitems[0].stockid).toBe("2");
  });

  it("a cart change that returns no cart is a refusal", () => {
    const message = "Stoc insuficient.";
    expect(read(addToCart, { data: { message } })).toEqual({ status: 422, body: { message, errors: {} } });
    expect(read(addToCart, { data: null })).toEqual({ status: 422, body: { errors: {}, unread: true } });
  });
});

describe("orders read from providers", () => {
  it.each([{ data: { message: "Nu." } }, { message: "Nu." }, { data: { orderData: [], message: "Nu." } }])(
    "a response without a placed order is a refusal: %j",
    (body) => {
      expect(read(placeOrder, body)).toMatchObject({ status: 422, body: { message: "Nu." } });
    },
  );

  const order = { id: "7", orderdate: "03.11.2026", total: "52.75", phone: "0722", awb: ["2000111"] };
  const products = [{ info: { product: "Săpun" }, quantity: "2", price: "5" }];
  it.each([
    ["in an envelope", { data: { ...order, products } }],
    ["bare, with contact data of its own", { ...order, products, data: { phone: "0722" } }],
    [
      "one level deeper",
      { status: "success", data: { data: { ...order, items: products, data: { phone: "0722" } } } },
    ],
  ])("an order is read when sent as %s", (_, body) => {
    expect(read(getOrder, body).body.data).toMatchObject({
      randomID: "7",
      number: "7",
      orderdate: "2026-11-03",
      items: [{ product: "Săpun", quantity: 2, price: 5, subtotal: 10 }],
      awb: { awbid: "2000111", tracking: "" },
      data: { phone: "0722", delivery_phone: "0722" },
    });
  });

  it("the products of a returnable order are read, and its refund defaults to a bank account", () => {
    const { data } = read(listReturnable, {
      data: [{ id: 7, products: [{ productid: 1, product: "Săpun", quantity: 2 }] }],
    }).body;
    expect(data).toMatchObject([
      { refund: "account", number: "7", items: [{ product: "Săpun", returnable: 2 }] },
    ]);
  });
});

it("the reader accepts address fields next to a company", () => {
  const sent = {
    id: 3,
    name: "Curat SRL",
    cui: 14399840,
    countyID: "2",
    cityid: 22,
    streetaddress: "Str. Lungă 1",
  };
  expect(read(listCompanies, [sent]).body.data).toMatchObject([
    {
      companyID: 3,
      companyname: "Curat SRL",
      fiscalcode: "14399840",
      address: { countyid: 2, cityID: 22, streetaddress: "Str. Lungă 1" },
    },
  ]);
});
