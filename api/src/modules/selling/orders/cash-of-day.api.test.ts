import { beforeAll, beforeEach, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  aCart,
  aCompanyBody,
  anOrder,
  anOrderBody,
  moveTo,
  PAYMENT,
  PAYMENT_SETTINGS,
  placeOrder,
} from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
beforeAll(async () => {
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  await shop.query("update product set price_bani = 240000 where id = $1", [PRODUCT.towels]);
});
beforeEach(() => shop.query("update orders set placed_at = placed_at - interval '2 days'"));

/** Returns a cart of towels that cost 2,400 lei each. */
const cartOf = (quantity: number) => aCart(shop, [{ product: PRODUCT.towels, quantity }]);
const buy = async (quantity: number, body: object = anOrderBody()) =>
  placeOrder(shop, await cartOf(quantity), body);
const by = (email: string, phone: string) => anOrderBody({ customer: { email, phone } });
const REFUSED = { "payment.paymentid": [expect.stringContaining("în numerar într-o zi")] };

it("the cash limit counts a person's cash orders of the day, matched by email or phone", async () => {
  expect((await buy(3, by("ana@example.com", "0740 123 456"))).status).toBe(200);
  const sameEmail = await buy(2, by("ANA@example.com", "0740 999 999"));
  expect([sameEmail.status, sameEmail.body.errors]).toEqual([422, REFUSED]);
  const samePhone = await buy(2, by("alta@example.com", "+40740123456"));
  expect(samePhone.body.errors).toEqual(REFUSED);
  expect((await buy(1, by("ana@example.com", "0740 123 456"))).status).toBe(200);
  expect((await buy(4, by("altcineva@example.com", "0741 000 000"))).status).toBe(200);
});

it("the cash limit ignores bank transfers and cancelled orders", async () => {
  const transfer = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
  expect((await buy(4, transfer)).status).toBe(200);
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.towels, quantity: 4 }] });
  expect((await buy(4)).body.errors).toEqual(REFUSED);
  await moveTo(shop, order, "cancelled");
  expect((await buy(4)).status).toBe(200);
});

it("a company's cash limit of 5,000 lei counts its orders by CUI", async () => {
  expect((await buy(1, aCompanyBody())).status).toBe(200);
  const other = {
    company: { cui: "14399840" },
    customer: { email: "alt@example.com", phone: "0742 000 000" },
  };
  expect((await buy(2, aCompanyBody(other))).body.errors).toEqual(REFUSED);
  // The person who ordered for the company has a separate limit.
  expect((await buy(4)).status).toBe(200);
});

it("the cash limit allows exactly one of six concurrent orders", async () => {
  const carts = await Promise.all(Array.from({ length: 6 }, async () => cartOf(3)));
  const placed = await Promise.all(carts.map((cart) => placeOrder(shop, cart)));
  expect(placed.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
});

it("the cash limit refuses an amendment that would exceed it", async () => {
  await buy(2);
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.towels, quantity: 1 }] });
  const { version } = (await staff.get(`/staff/orders/${order.id}`)).body.data;
  const amendment = (quantity: number) => ({
    version,
    cause: "buyer",
    reason: "",
    items: [{ kind: "product", id: PRODUCT.towels, quantity }],
  });
  const path = `/staff/orders/${order.id}/amendment`;
  const amend = (quantity: number, total: number) => staff.put(path, { ...amendment(quantity), total });
  const preview = (quantity: number) => staff.post(`${path}/preview`, amendment(quantity));
  expect((await preview(3)).body.errors).toHaveProperty(["payment.paymentid"]);
  expect((await amend(3, 7_200)).body.errors).toHaveProperty(["payment.paymentid"]);
  const { total } = (await preview(2)).body.data.after;
  expect((await amend(2, total)).status).toBe(200);
});
