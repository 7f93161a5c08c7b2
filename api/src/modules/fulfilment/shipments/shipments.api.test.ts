import { SAMEDAY_ACCOUNT, startSameday } from "@curat/stand-ins/sameday";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { HEADERS } from "@curat/contract/headers.values";
import type { ApiConfig } from "../../../config.ts";
import { transaction } from "../../../db/database.ts";
import { aFreePort } from "../../../testing/free-port.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  aCart,
  anOrder,
  anOrderBody,
  DELIVERY,
  PAYMENT,
  placeOrder,
  type PlacedOrder,
} from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { createApi } from "../../../index.ts";
import { lockOrder } from "../../selling/orders/index.ts";
import { pollShipments } from "./shipment.tasks.ts";

const sameday = await startSameday({ port: 0, stageSeconds: 1_000_000 });
afterAll(() => sameday.close());
const shop = await openTestShop({ sameday: { ...SAMEDAY_ACCOUNT, url: sameday.url } });
const EASYBOX = 2;

const put = (path: string, body: unknown) => shop.staff.put(`/staff/orders/${path}`, body);
const lines = [{ product: PRODUCT.lavender, quantity: 2 }];

async function withAwb(body: unknown = anOrderBody()): Promise<PlacedOrder & { awb: string }> {
  const order = await anOrder(shop, { lines, body });
  for (const status of ["confirmed", "preparing"]) await put(`${order.id}/status`, { status });
  const answer = await put(`${order.id}/awb`, {});
  expect(answer.status).toBe(200);
  return { ...order, awb: answer.body.data.awb.awbid };
}
async function shipped(body?: unknown): Promise<PlacedOrder & { awb: string }> {
  const order = await withAwb(body);
  expect((await put(`${order.id}/status`, { status: "shipped" })).status).toBe(200);
  return order;
}
const statusOf = async ({ id }: { id: number }) =>
  (await shop.query<{ status: string }>("select status from orders where id = $1", [id]))[0]?.status;
const storyOf = ({ id }: { id: number }) =>
  shop.query("select status, actor, note from order_event where order_id = $1 order by id desc limit 1", [
    id,
  ]);

/** Polls all parcels, including those that were polled before. */
async function poll(changes: Partial<ApiConfig> = {}): Promise<void> {
  await shop.query("delete from parcel_poll");
  await pollShipments({
    db: shop.db,
    now: () => new Date(),
    config: { ...shop.config, ...changes },
    log: () => undefined,
  });
}

const waiting = async (): Promise<number> =>
  (
    await shop.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).length;

beforeAll(async () => {
  const worker = await shop.api.startWorker();
  await vi.waitUntil(async () => (await shop.get("/shipping/lockers")).body.data.length > 0, 5_000);
  await worker.stop();
});

describe("a waybill of Sameday", () => {
  it("concurrent repeated requests return the existing waybill", async () => {
    const { id, awb } = await withAwb();
    const again = await Promise.all([put(`${id}/awb`, {}), put(`${id}/awb`, {})]);
    expect(again.map(({ body }) => body.data.awb.awbid)).toEqual([awb, awb]);
    expect(
      await shop.query("select courier, awb, tracking_url, cost_bani from shipment where order_id = $1", [
        id,
      ]),
    ).toEqual([
      {
        courier: "sameday",
        awb,
        tracking_url: `https://sameday.ro/#awb=${awb}`,
        cost_bani: expect.any(Number),
      },
    ]);
  });

  it("an unreachable courier's error tells staff to check whether the waybill exists", async () => {
    const order = await anOrder(shop, { lines });
    await put(`${order.id}/status`, { status: "confirmed" });
    const url = `http://127.0.0.1:${await aFreePort()}`;
    const api = createApi({ ...shop.config, sameday: { ...SAMEDAY_ACCOUNT, url } });
    const answer = await api.fetch(
      new Request(`http://api.test/api/v1/staff/orders/${order.id}/awb`, {
        method: "PUT",
        headers: {
          [HEADERS.apiKey]: shop.config.apiKey,
          ...shop.staff.headers,
          "content-type": "application/json",
        },
        body: "{}",
      }),
    );
    expect(await answer.json()).toMatchObject({
      errors: {
        awb: [
          "Sameday nu răspunde. Încearcă mai târziu. Verifică mai întâi la curier: dacă AWB-ul a fost totuși creat, scrie numărul lui.",
        ],
      },
    });
    await api.close();
  });

  it("the label of a waybill is available only to staff", async () => {
    const { id, awb } = await withAwb();
    const url = `http://api.test/api/v1/staff/orders/${id}/awb/label`;
    const key = { "x-api-key": shop.config.apiKey };
    const answer = await shop.api.fetch(new Request(url, { headers: { ...key, ...shop.staff.headers } }));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="awb-${awb}.pdf"`,
    });
    expect((await answer.text()).slice(0, 5)).toBe("%PDF-");
    expect((await shop.api.fetch(new Request(url, { headers: key }))).status).toBe(401);
  });

  it("an order with an entered waybill, or without one, has no label", async () => {
    const { id } = await anOrder(shop, { lines });
    const label = () => shop.staff.get(`/staff/orders/${id}/awb/label`);
    expect((await label()).status).toBe(404);
    for (const status of ["confirmed", "preparing"]) await put(`${id}/status`, { status });
    await put(`${id}/awb`, { awb: `MANUAL-${id}` });
    expect((await label()).status).toBe(404);
    expect((await shop.staff.get("/staff/orders/999999/awb/label")).status).toBe(404);
  });

  it("an order to a locker stores that locker and gets a waybill", async () => {
    const [{ lockerId, name }] = (await shop.get("/shipping/lockers?countyID=12&cod=1")).body.data;
    const body = anOrderBody({ delivery: { deliveryid: EASYBOX }, selected_store: lockerId });
    const { id, awb } = await withAwb(body);
    expect(awb).toMatch(/^1SDY/);
    expect(
      await shop.query("select delivery_code, locker->>'name' as name from orders where id = $1", [id]),
    ).toEqual([{ delivery_code: "SAMEDAY_EASYBOX", name }]);
  });
});

describe("polling couriers for parcel statuses", () => {
  it("polling stores the status of a parcel in transit and leaves the order's status unchanged", async () => {
    const order = await shipped();
    sameday.setStage(order.awb, "sorted");
    await poll();
    expect(await statusOf(order)).toBe("shipped");
    expect(await shop.query("select status from shipment where order_id = $1", [order.id])).toEqual([
      { status: "Coletul este in depozitul de destinatie" },
    ]);
  });

  it("polling moves an order once when the courier reports delivery", async () => {
    const order = await shipped();
    sameday.setStage(order.awb, "delivered");
    await Promise.all([poll(), poll()]);
    expect(await statusOf(order)).toBe("delivered");
    expect(await storyOf(order)).toEqual([
      { status: "delivered", actor: "courier", note: "Coletul a fost livrat" },
    ]);
    expect(
      await shop.query("select 1 from order_event where order_id = $1 and status = 'delivered'", [order.id]),
    ).toHaveLength(1);
  });

  it("polling moves an order to refused if its parcel is returned, and restocks its goods", async () => {
    const order = await shipped();
    const stock = () => shop.query("select stock from product where id = $1", [PRODUCT.lavender]);
    const [before] = await stock();
    sameday.setStage(order.awb, "returned");
    await poll();
    expect(await statusOf(order)).toBe("refused");
    expect(await stock()).toEqual([{ stock: Number(before?.stock) + 2 }]);
  });

  it("polling ignores a parcel whose waybill was cancelled", async () => {
    const order = await shipped();
    sameday.setStage(order.awb, "canceled");
    await poll();
    expect(await statusOf(order)).toBe("shipped");
  });

  it("a polled status is ignored if the order gets another waybill in the meantime", async () => {
    const order = await shipped();
    sameday.setStage(order.awb, "delivered");
    let polled: Promise<void> | undefined;
    await transaction(shop.db, async (tx) => {
      await lockOrder(tx, order.id);
      await sql`update shipment set awb = 'OTHER-1' where order_id = ${order.id}`.execute(tx);
      polled = poll();
      await vi.waitUntil(async () => (await waiting()) > 0, 5_000);
    });
    await polled;
    expect(await statusOf(order)).toBe("shipped");
    const reported = await shop.query("select awb, status from shipment where order_id = $1", [order.id]);
    expect(reported).toEqual([{ awb: "OTHER-1", status: "" }]);
  });

  it("polling continues after unknown numbers and couriers without an account", async () => {
    const unknown = await anOrder(shop, { lines });
    const byHand = await anOrder(shop, {
      lines,
      body: anOrderBody({ delivery: { deliveryid: DELIVERY.fan } }),
    });
    for (const { id } of [unknown, byHand]) {
      for (const status of ["confirmed", "preparing"]) await put(`${id}/status`, { status });
      await put(`${id}/awb`, { awb: `HAND-${id}` });
      await put(`${id}/status`, { status: "shipped" });
    }
    const order = await shipped();
    sameday.setStage(order.awb, "delivered");
    await poll();
    expect([await statusOf(unknown), await statusOf(byHand), await statusOf(order)]).toEqual([
      "shipped",
      "shipped",
      "delivered",
    ]);
  });

  it("polling changes nothing while the courier does not respond", async () => {
    const order = await shipped();
    sameday.setStage(order.awb, "delivered");
    await poll({ sameday: { ...SAMEDAY_ACCOUNT, url: `http://127.0.0.1:${await aFreePort()}` } });
    expect(await statusOf(order)).toBe("shipped");
    await poll();
    expect(await statusOf(order)).toBe("delivered");
  });
});

it("a missing, unknown or unsuitable locker is refused with a message for the buyer", async () => {
  const { body } = await shop.get("/shipping/lockers?countyID=12");
  const without = body.data.find((one: { cashOnDelivery: boolean }) => !one.cashOnDelivery);
  const cart = await aCart(shop, lines);
  const order = (selected_store: string | null) =>
    placeOrder(
      shop,
      cart,
      anOrderBody({
        delivery: { deliveryid: EASYBOX },
        selected_store,
        payment: { paymentid: PAYMENT.cash },
      }),
    );
  expect((await order(null)).body.errors).toMatchObject({
    selected_store: ["Alege easybox-ul la care livrăm comanda."],
  });
  expect((await order("nu exista")).body.errors).toMatchObject({
    selected_store: ["Easybox-ul ales nu există. Alege altul din listă."],
  });
  expect((await order(without.lockerId)).body.errors).toMatchObject({
    selected_store: [
      `La easybox-ul „${without.name}” nu se poate plăti ramburs. Alege alt easybox sau altă metodă de plată.`,
    ],
  });
});
