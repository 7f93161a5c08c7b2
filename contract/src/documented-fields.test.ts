/** Compares fields with the specification (requirements: C10). Additional fields are allowed. */
import type { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { getOrder, listOrders } from "./account-orders.ts";
import { listAddresses, listCompanies } from "./address-book.ts";
import {
  addToCart,
  addVoucherToCart,
  changeCart,
  getCart,
  modifyCart,
  removeCoupon,
  removeFromCart,
} from "./cart.ts";
import { placeOrder } from "./orders.ts";
import { requestPrivacy } from "./privacy.ts";
import { listReturnable, listReturnReasons, listReturns } from "./returns.ts";

interface AnyCall {
  responses: { 200: { content: { "application/json": { schema: z.ZodType } } } };
}

/** Returns the schema at a path such as `data.cartitems.id`. */
function at(call: AnyCall, path: string): z.ZodType {
  let schema = bare(call.responses[200].content["application/json"].schema);
  for (const name of path.split(".")) schema = bare((schema as z.ZodObject).shape[name] as z.ZodType);
  return schema;
}

function bare(schema: z.ZodType): z.ZodType {
  return "unwrap" in schema && typeof schema.unwrap === "function"
    ? bare((schema.unwrap as () => z.ZodType)())
    : schema;
}

const fieldsAt = (call: AnyCall, path: string): string[] =>
  Object.keys((at(call, path) as z.ZodObject).shape);

const CALLS: [name: string, call: AnyCall, path: string, fields: string][] = [
  [
    "cart",
    getCart,
    "data",
    "cart_alerts cart_messages cartitems currency delivery_options delivery_option grouped_cart payment_options_groups payment_option qcartid totals customer address company collect_point deliveryaddress deliveryAddressSameAsCompany coupon",
  ],
  ["cart's group", getCart, "data.grouped_cart.no_group", "total delivery_price subtotal"],
  ["cart's totals", getCart, "data.totals", "grandtotal total_delivery total_vat"],
  ["cart's choice of delivery", getCart, "data.delivery_option", "deliveryId"],
  ["cart's choice of payment", getCart, "data.payment_option", "paymentId"],
  ["cart's collect point", getCart, "data.collect_point", "lockerId"],
  ["cart's coupon", getCart, "data.coupon", "name code value"],
  [
    "cart item",
    getCart,
    "data.cartitems",
    "id quantity initial_quantity min_qty order_qty url pic brand code product subtitle is_gift bundleproducts delivery_days livrare product_type voucher_code um price subtotal oldprice save_amount stockid loading",
  ],
  ["bundle's product", getCart, "data.cartitems.bundleproducts", "productsno master_product"],
  ["customer at the checkout", getCart, "data.customer", "firstname lastname phone email customer_type"],
  [
    "delivery address at the checkout",
    getCart,
    "data.deliveryaddress",
    "id countyid cityID streetaddress zipcode county city",
  ],
  [
    "delivery option",
    getCart,
    "data.delivery_options",
    "deliveryId deliveryCode deliveryDescription courierDeliveryTax",
  ],
  ["payment option", getCart, "data.payment_options_groups.options", "paymentId paymentName selected"],
  [
    "company",
    listCompanies,
    "data",
    "companyID type companyname fiscalcode bankname bankaccount commerceregistry address",
  ],
  [
    "company's address",
    listCompanies,
    "data.address",
    "id countyid cityID streetaddress zipcode county city",
  ],
  ["address", listAddresses, "data", "id countyid cityID streetaddress zipcode county city"],
  [
    "order result",
    placeOrder,
    "data.orderData",
    "randomid orderdate total status_label firstname lastname phone delivery_phone delivery_county delivery_city delivery_streetaddress invoice_county invoice_city invoice_streetaddress companyname fiscalcode commerceregistry bankname bankaccount deliveryname delivery_price paymentcode payment hasInvoice",
  ],
  ["answer to an order", placeOrder, "data", "orderData paymentForm"],
  [
    "order detail",
    getOrder,
    "data",
    "id randomID orderdate total status products items canCancel delivery awb delivery_price payment paymentCode hasInvoice data",
  ],
  ["order's parcel", getOrder, "data.awb", "awbid tracking"],
  ["order's product", getOrder, "data.products", "info pic quantity price"],
  ["order's product by name", getOrder, "data.products.info", "product"],
  ["order's item", getOrder, "data.items", "id productid product pic quantity price"],
  [
    "order's people and places",
    getOrder,
    "data.data",
    "firstname lastname phone delivery_phone delivery_county delivery_city delivery_streetaddress invoice_county invoice_city invoice_streetaddress companyname fiscalcode commerceregistry bankname bankaccount",
  ],
  ["data-rights request", requestPrivacy, "data", "email comments type"],
  ["return reason", listReturnReasons, "data", "id name"],
];

it.each(CALLS)("%s has every documented field", (_, call, path, fields) => {
  expect(fieldsAt(call, path)).toEqual(expect.arrayContaining(fields.split(" ")));
});

describe("paginated lists", () => {
  it.each([
    ["orders", listOrders],
    ["returns", listReturns],
    ["orders to return", listReturnable],
  ])("the paginated list %s returns data and meta", (_, call) => {
    const answer = call.responses[200].content["application/json"].schema;
    expect(Object.keys(answer.shape)).toEqual(expect.arrayContaining(["data", "meta"]));
  });
});

it("every call that changes the cart returns the cart", () => {
  const cart = at(getCart, "data");
  for (const call of [addToCart, changeCart, modifyCart, removeFromCart, addVoucherToCart, removeCoupon])
    expect(at(call, "data")).toBe(cart);
});
