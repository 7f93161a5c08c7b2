import { CACHE_TAG_HEADER } from "@curat/contract/cache-tags.values";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import type { Today } from "@curat/contract/shop-now";
import { beforeAll, describe, expect, it } from "vitest";
import { romanianClock } from "../../../../calendar/romanian-day.ts";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import {
  aCart,
  anOrderBody,
  DELIVERY,
  PAYMENT,
  PAYMENT_SETTINGS,
  placeOrder,
  orderOf,
} from "../../../../testing/test-orders.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();
const day = { from: 1, to: 1, counties: [] };
// The cut-off is hours away from now and from midnight, so that cart and order promise the same day.
const CUT_OFF = /^1[0-3]/.test(romanianClock(new Date())) ? "20:00" : "12:00";
const TERMS = {
  cutOff: CUT_OFF,
  preparationDays: 0,
  closedDays: [],
  SAMEDAY_HOME: { ...day, counties: [{ county: "TL", from: 3, to: 4 }] },
  SAMEDAY_EASYBOX: null,
  FAN_HOME: null,
  STORE_PICKUP: null,
};
beforeAll(() => shop.api.importShop({ settings: { ...PAYMENT_SETTINGS, deliveryTerms: TERMS } }));

const rowOf = async (randomid: string) =>
  (
    await shop.query<{ from: string; to: string; leaves: string }>(
      `select promised_from::text "from", promised_to::text "to", leaves_by::text leaves from orders where random_id = $1`,
      [randomid],
    )
  )[0];

describe("the promised delivery day of an order", () => {
  it("an order keeps the promised day of its cart when the delivery terms change", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    await shop.get("/cart/change?countyid=12", { cart });
    const options = (await shop.get("/cart", { cart })).body.data.delivery_options;
    const { arrival } = options[0];
    expect(arrival).toMatchObject({
      from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      order_by: { clock: CUT_OFF },
    });
    expect(options.filter((option: object) => "arrival" in option)).toHaveLength(1);
    const { orderData } = (await placeOrder(shop, cart)).body.data;
    expect(orderData.arrival).toEqual({ from: arrival.from, to: arrival.to });
    await shop.api.importShop({
      settings: { deliveryTerms: { ...TERMS, SAMEDAY_HOME: { from: 9, to: 9, counties: [] } } },
    });
    expect(await rowOf(orderData.randomid)).toMatchObject({ from: arrival.from, to: arrival.to });
    await shop.api.importShop({ settings: { deliveryTerms: TERMS } });
  });

  it("the promised day depends on the county, and is a range that covers all counties while the county is unknown", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const arrivalOf = async () => (await shop.get("/cart", { cart })).body.data.delivery_options[0].arrival;
    const unknown = await arrivalOf();
    await shop.get("/cart/change?countyid=12", { cart });
    const cluj = await arrivalOf();
    await shop.get("/cart/change?countyid=36", { cart });
    const tulcea = await arrivalOf();
    expect([unknown.from, unknown.to]).toEqual([cluj.from, tulcea.to]);
    expect(cluj.to < tulcea.from).toBe(true);
    const at = async (query: string) => (await shop.get(`/utilities/today${query}`)).body.data;
    expect(await at("?countyid=36")).toMatchObject({ delivery: tulcea, county: "Tulcea" });
    expect(await at("")).toMatchObject({ delivery: unknown, county: null });
    expect(await at("?countyid=x")).toMatchObject({ delivery: unknown, county: null });
  });

  it("an order that awaits payment gets its promised day when it is paid", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
    const { orderData } = (await placeOrder(shop, cart, body)).body.data;
    expect(orderData).not.toHaveProperty("arrival");
    const order = await orderOf(shop, orderData.randomid);
    const moved = { status: "confirmed" };
    const { status } = await shop.staff.put(`/staff/orders/${order.id}/status`, moved);
    expect(status).toBe(200);
    expect(await rowOf(orderData.randomid)).toMatchObject({
      to: expect.any(String),
      leaves: expect.any(String),
    });
  });

  it("a delivery method without terms promises no day", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const body = anOrderBody({ delivery: { deliveryid: DELIVERY.fan } });
    expect((await placeOrder(shop, cart, body)).body.data.orderData).not.toHaveProperty("arrival");
  });
});

it("today's delivery promise states its expiry, so that caches do not keep it longer", async () => {
  const response = await shop.api.fetch(
    new Request(`http://api.test${API_BASE}/utilities/today`, {
      headers: { [HEADERS.apiKey]: shop.config.apiKey },
    }),
  );
  const { data } = (await response.json()) as { data: Today };
  const { day: today, until, delivery, answers } = data;
  expect(new Date(until).getTime()).toBeGreaterThan(Date.now() - 60_000);
  expect(delivery && delivery.order_by.day >= today).toBe(true);
  expect(answers).toMatchObject({ closes: "16:30" });
  const tags = response.headers.get(CACHE_TAG_HEADER)?.split(",");
  expect(tags).toContain("settings");
  expect(tags).toContain(`until:${Math.floor(Date.parse(until) / 1_000)}`);
});
