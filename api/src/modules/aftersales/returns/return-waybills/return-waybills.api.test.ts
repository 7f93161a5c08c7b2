import { startFan } from "@curat/stand-ins/fan";
import { startPacketa } from "@curat/stand-ins/packeta";
import { SAMEDAY_ACCOUNT, startSameday } from "@curat/stand-ins/sameday";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { loginAs } from "../../../../testing/test-customers.ts";
import { aDeliveredOrder, PAYMENT_SETTINGS } from "../../../../testing/test-orders.ts";
import { aReturnOf } from "../../../../testing/test-returns.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";
import { pollReturns } from "./return-waybills.tasks.ts";

const [fan, packeta, sameday] = [await startFan(), await startPacketa(), await startSameday({ port: 0 })];
const shop = await openTestShop({
  fan: fan.account,
  packeta: packeta.account,
  sameday: { ...SAMEDAY_ACCOUNT, url: sameday.url },
});
await shop.api.importShop({ settings: PAYMENT_SETTINGS });
afterAll(() => Promise.all([fan.close(), packeta.close(), sameday.close()]));
beforeEach(() => packeta.answerWith(undefined));
const { staff } = shop;

const HOME = { county: "Cluj", city: "Cluj-Napoca", street: "Str. Lungă 5", postcode: "400001" };
const body = (courier: string, changes: object = {}) => ({ courier, weight_kg: 2, ...HOME, ...changes });
const pathOf = (id: number, rest = "") => `/staff/returns/${id}/waybill${rest}`;
const request = (id: number, courier: string, changes: object = {}) =>
  staff.post(pathOf(id), body(courier, changes));
const read = async (id: number) => (await staff.get(pathOf(id))).body.data;

async function aReturn(status = "approved") {
  const customer = await loginAs(shop);
  const order = await aDeliveredOrder(shop, {
    lines: [{ product: PRODUCT.lavender, quantity: 2 }],
    customer,
  });
  const asked = aReturnOf(order, [[PRODUCT.lavender, 1]], {
    full_name: "Ana Pop",
    email: "ana@example.com",
    bankname: "Banca Probei",
    bankaccount: "RO49 AAAA 1B31 0075 9384 0000",
  });
  const { id } = (await customer.post("/user/return", asked)).body.data;
  if (status !== "requested") await staff.put(`/staff/returns/${id}`, { status });
  return { id: Number(id), customer };
}

/** Moves the clock of the polls past the longest pause. */
const poll = (days: number) =>
  pollReturns({
    ...shop,
    log: () => undefined,
    now: () => new Date(Date.now() + days * 86_400_000),
  });

describe("the parcel of a return", () => {
  it("is tracked until it arrives, and the buyer and staff see the courier's words", async () => {
    const { id, customer } = await aReturn();
    const { awb } = (await request(id, "packeta")).body.data.waybill;
    const report = (...statuses: [number, string, string][]) =>
      packeta.events.set(
        awb.slice(1),
        statuses.map(([statusCode, statusText, dateTime]) => ({ statusCode, statusText, dateTime })),
      );
    report([2, "Predat la punct", "2026-11-20T11:00:00+01:00"]);
    await poll(1);
    expect((await read(id)).waybill).toMatchObject({ status: "Predat la punct" });
    expect((await customer.get("/user/return")).body.data[0].transport.status).toBe("Predat la punct");
    report([7, "Livrat", "2026-11-21T11:00:00+01:00"]);
    await poll(1);
    expect((await read(id)).waybill, "it is not due yet").toMatchObject({ status: "Predat la punct" });
    await Promise.all([poll(3), poll(3)]);
    expect((await read(id)).waybill).toMatchObject({
      status: "Livrat",
      status_at: "2026-11-21T10:00:00.000Z",
    });
    report([10, "Altceva", "2026-11-22T11:00:00+01:00"]);
    await poll(9);
    expect((await read(id)).waybill, "an arrived parcel is not polled").toMatchObject({ status: "Livrat" });
  });

  it("loses its status with a new waybill", async () => {
    const { id } = await aReturn();
    const { awb } = (await request(id, "sameday")).body.data.waybill;
    sameday.setStage(awb, "picked");
    await poll(1);
    expect((await read(id)).waybill.status).not.toBe("");
    await shop.query("update return_waybill set state = 'cancelled' where awb = $1", [awb]);
    expect((await request(id, "packeta")).body.data.waybill).toMatchObject({ status: "" });
  });
});

describe("the waybill of a return", () => {
  it("shows couriers with and without return service, and the buyer's address", async () => {
    const { id } = await aReturn();
    expect(await read(id)).toMatchObject({
      waybill: null,
      problem: null,
      couriers: [
        { courier: "sameday", kind: "pickup", has_price: true },
        { courier: "packeta", kind: "code", has_price: false },
      ],
      without: ["FAN Courier"],
      can_request: true,
    });
  });

  it("has a price before it is requested", async () => {
    const { id } = await aReturn();
    const priced = await staff.post(pathOf(id, "/estimate"), body("sameday"));
    expect([priced.status, priced.body.data]).toEqual([200, { price: 15.6 }]);
    const unknown = await staff.post(pathOf(id, "/estimate"), body("packeta"));
    expect([unknown.status, unknown.body.errors.courier[0]]).toEqual([
      422,
      expect.stringMatching(/nu comunică/),
    ]);
  });

  it("is created once under concurrent requests, and the buyer sees it", async () => {
    const { id, customer } = await aReturn();
    const before = packeta.claims.length;
    const answers = await Promise.all([request(id, "packeta"), request(id, "packeta")]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await request(id, "sameday")).status).toBe(200);
    expect(packeta.claims.length - before).toBe(1);
    const { waybill, can_request: canRequest } = await read(id);
    expect([waybill, canRequest]).toMatchObject([{ courier: "packeta", code: expect.any(String) }, false]);
    const own = (await customer.get("/user/return")).body.data;
    expect(own[0].transport).toMatchObject({ courier: "Packeta", awb: waybill.awb, code: waybill.code });
    const jobs = await shop.query("select 1 from graphile_worker.jobs where key = $1", [
      `return-waybill:${id}:${waybill.awb}`,
    ]);
    expect(jobs).toHaveLength(1);
  });

  it("is addressed to the shop's pickup point at Sameday, and can be cancelled and requested again", async () => {
    const { id } = await aReturn();
    expect((await request(id, "sameday")).body.data.waybill).toMatchObject({ courier: "sameday", code: "" });
    expect((await staff.delete(pathOf(id))).body.data).toMatchObject({ waybill: null, can_request: true });
    expect((await request(id, "packeta")).status).toBe(200);
  });

  it("is requested again after an unknown outcome only once staff have checked", async () => {
    const { id } = await aReturn();
    packeta.answerWith({ status: 200, body: "<html>" });
    const lost = await request(id, "packeta");
    expect([lost.status, lost.body.errors.courier[0]]).toEqual([422, expect.stringMatching(/Verifică/)]);
    packeta.answerWith(undefined);
    expect((await request(id, "packeta")).status).toBe(422);
    expect((await read(id)).problem).toMatchObject({ is_unsure: true });
    expect((await request(id, "packeta", { checked: true })).status).toBe(200);
  });

  it.each([
    ["an unapproved return", "requested", body("packeta"), /Aprobă/],
    ["a courier without returns", "approved", body("fan"), /Alege un curier/],
    ["an unknown county", "approved", body("sameday", { county: "Atlantida" }), /Atlantida/],
  ])("is refused for %s", async (_, status, sent, why) => {
    const { id } = await aReturn(status);
    const refused = await staff.post(pathOf(id), sent);
    expect([refused.status, refused.body.errors.courier[0]]).toEqual([422, expect.stringMatching(why)]);
  });
});
