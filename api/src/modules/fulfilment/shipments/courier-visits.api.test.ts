import { HEADERS } from "@curat/contract/headers.values";
import { startCargus } from "@curat/stand-ins/cargus";
import { startFan } from "@curat/stand-ins/fan";
import { afterAll, beforeAll, expect, it } from "vitest";
import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { isWorkingDate } from "../../../calendar/working-day.ts";
import { pdfText } from "../../../testing/pdf-text.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, anOrderBody, DELIVERY, moveTo, type PlacedOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const [fan, cargus] = await Promise.all([startFan(), startCargus()]);
const shop = await openTestShop({ fan: fan.account, cargus: cargus.account });
afterAll(() => Promise.all([fan.close(), cargus.close()]));
const { staff } = shop;
let order: PlacedOrder;
let awb: string;

const today = romanianDay(new Date());
const [first = "", second = "", third = ""] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((days) => plusDays(today, days))
  .filter(isWorkingDate);
const call = (courier: string, changes: object = {}) =>
  staff.post(`/staff/couriers/${courier}/visits`, {
    day: first,
    from: "10:00",
    to: "16:00",
    weight_kg: 12,
    ...changes,
  });
const visitsOf = async (courier: string) => {
  const { couriers } = (await staff.get("/staff/couriers/visits")).body.data;
  return couriers.find((one: { courier: string }) => one.courier === courier);
};
const listOf = async (query = "", courier = "fan") => {
  const url = `http://api.test/api/v1/staff/couriers/${courier}/handover-list${query}`;
  const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers };
  const answer = await shop.api.fetch(new Request(url, { headers }));
  return pdfText(new Uint8Array(await answer.arrayBuffer()));
};

beforeAll(async () => {
  const body = anOrderBody({ delivery: { deliveryid: DELIVERY.fan } });
  order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }], body });
  await moveTo(shop, order, "confirmed");
  awb = (await staff.put(`/staff/orders/${order.id}/awb`, {})).body.data.awb.awbid;
});

it("staff can call a courier that has waiting parcels, once a day", async () => {
  expect(await visitsOf("fan")).toMatchObject({ parcels: 1, can_be_called: true, visits: [] });
  expect((await call("fan")).body.data).toMatchObject({ state: "called", parcels: 1, day: first });
  expect(fan.pickups.at(-1)).toMatchObject({
    info: {
      awbnumber: awb,
      packages: { parcel: 1 },
      weight: 12,
      pickupDate: first,
      pickupHours: { first: "10:00", second: "16:00" },
    },
  });
  const again = await call("fan");
  expect([again.status, again.body.errors.visit[0]]).toEqual([422, expect.stringMatching(/deja chemat/)]);
  expect(fan.pickups).toHaveLength(1);
  expect((await visitsOf("fan")).visits).toMatchObject([{ day: first, state: "called" }]);
});

it("after a lost response, the courier is called again only once staff confirm that they checked", async () => {
  fan.answerWith({ odd: true });
  const lost = await call("fan", { day: second });
  expect(lost.body.errors.visit[0]).toMatch(/nu răspunde.*Verifică mai întâi la curier/);
  fan.answerWith(undefined);
  expect((await call("fan", { day: second })).status).toBe(422);
  expect(fan.pickups).toHaveLength(2);
  expect((await call("fan", { day: second, checked: true })).status).toBe(200);
  expect(fan.pickups).toHaveLength(3);
});

it("two people calling the same courier concurrently result in one call", async () => {
  const before = fan.pickups.length;
  const answers = await Promise.all([call("fan", { day: third }), call("fan", { day: third })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(fan.pickups.length - before).toBe(1);
});

it.each([
  ["a past day", { day: plusDays(today, -1) }, "day"],
  ["a day far ahead", { day: plusDays(today, 30) }, "day"],
  ["less than two hours", { from: "15:00", to: "16:30" }, "to"],
  ["a wrong hour", { from: "9" }, "from"],
  ["no weight", { weight_kg: 0 }, "weight_kg"],
])("a visit with %s is refused", async (_, changes, field) => {
  const { status, body } = await call("fan", { day: third, ...changes });
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

it("refuses to call a courier without parcels, without an API for visits or without an account", async () => {
  expect((await call("cargus")).body.errors.visit[0]).toMatch(/Niciun colet/);
  expect((await call("sameday")).status).toBe(404);
  expect((await call("posta")).status).toBe(404);
  expect(cargus.pickups).toEqual([]);
});

it("the handover list contains waiting parcels and those that left today", async () => {
  const waiting = await listOf();
  for (const text of ["Borderou de predare: FAN Courier", awb, order.number, "Colete: 1."])
    expect(waiting).toContain(text);
  for (const status of ["preparing", "shipped"])
    await staff.put(`/staff/orders/${order.id}/status`, { status });
  expect(await visitsOf("fan")).toMatchObject({ parcels: 0 });
  expect(await listOf()).toContain(awb);
  expect(await listOf(`?day=${plusDays(today, -1)}`)).not.toContain(awb);
});

it("orders for the shop's own vehicle have a handover list without waybills", async () => {
  const van = { kind: "van", name: "Duba", prices: "orice = 10", takes_cash: true, places: "Cluj" };
  const days = "luni, marți, miercuri, joi, vineri, sâmbătă, duminică";
  const made = await staff.post("/staff/delivery-methods", {
    ...van,
    weekdays: days,
    last_hour: "16:00",
    days_before: 1,
  });
  const { methodID, code } = made.body.data;
  const body = anOrderBody({ delivery: { deliveryid: 1_000_000 + methodID } });
  const carried = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }], body });
  await moveTo(shop, carried, "confirmed");
  expect(await visitsOf(code)).toMatchObject({ name: "Duba", parcels: 1, can_be_called: false, visits: [] });
  const text = await listOf("", code);
  for (const words of ["Borderou de predare: Duba", carried.number, "Preluat de șofer", "Colete: 1."])
    expect(text).toContain(words);
  expect((await staff.get("/staff/couriers/VAN_999/handover-list")).status).toBe(404);
});
