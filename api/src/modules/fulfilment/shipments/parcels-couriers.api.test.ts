import { PDFDocument } from "pdf-lib";
import { SAMEDAY_ACCOUNT, startSameday } from "@curat/stand-ins/sameday";
import { afterAll, describe, expect, it } from "vitest";
import { startFan } from "@curat/stand-ins/fan";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, anOrderBody, DELIVERY, moveTo, type PlacedOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { giveUpReplacedAwb } from "./cancel-awb.tasks.ts";
import { pollShipments } from "./shipment.tasks.ts";

const sameday = await startSameday({ port: 0, stageSeconds: 1_000_000 });
afterAll(() => sameday.close());
const fan = await startFan();
afterAll(() => fan.close());
const shop = await openTestShop({ sameday: { ...SAMEDAY_ACCOUNT, url: sameday.url }, fan: fan.account });
const context = { db: shop.db, now: () => new Date(), config: shop.config, log: () => undefined };
/** Polls all parcels, even those that are not due. */
async function poll(): Promise<void> {
  await shop.query("delete from parcel_poll");
  await pollShipments(context);
}
const { staff } = shop;
const { lavender: LAVENDER, towels: TOWELS } = PRODUCT;

async function confirmed(delivery: number = DELIVERY.sameday): Promise<PlacedOrder> {
  const order = await anOrder(shop, {
    lines: [
      { product: LAVENDER, quantity: 3 },
      { product: TOWELS, quantity: 1 },
    ],
    body: anOrderBody({ delivery: { deliveryid: delivery } }),
  });
  await moveTo(shop, order, "confirmed", "preparing");
  return order;
}
const read = async ({ id }: { id: number }) => (await staff.get(`/staff/orders/${id}`)).body.data;
const put = (path: string, body: object) => staff.put(`/staff/orders/${path}`, body);
async function sendPart(order: PlacedOrder, quantity: number, more: object = {}) {
  const { parcels_version: version } = await read(order);
  const body = { items: [{ productid: LAVENDER, quantity }], version, ...more };
  return (await staff.post(`/staff/orders/${order.id}/parcels`, body)).body.data;
}
async function handOver(order: PlacedOrder) {
  const { parcels, parcels_version: version } = await read(order);
  const { id } = parcels.find(({ part }: { part: number }) => part === 1);
  return (await put(`${order.id}/parcels/${id}/state`, { state: "left", version })).body.data;
}
async function bothAway() {
  const order = await confirmed();
  await sendPart(order, 2);
  await handOver(order);
  await put(`${order.id}/awb`, {});
  const { parcels } = (await put(`${order.id}/status`, { status: "shipped" })).body.data;
  const [part, own] = parcels.map(({ awbid }: { awbid: string }) => awbid);
  return { order, part: part as string, own: own as string };
}
const statusOf = async (order: PlacedOrder) => (await read(order)).status_code;

describe("parcels and their couriers", () => {
  it("a courier gets each parcel with its contents, weight and cash", async () => {
    const order = await confirmed(DELIVERY.fan);
    const before = fan.shipments.length;
    const made = await sendPart(order, 2, { weight: 4_200 });
    expect(made.parcels[0]).toMatchObject({ courier: "fan", state: "ready", cost: expect.any(Number) });
    const { total, parcels } = (await put(`${order.id}/awb`, {})).body.data;
    const requested = fan.shipments.slice(before) as { info: { weight: number; cod: number } }[];
    expect(requested.map(({ info }) => info.cod)).toEqual(parcels.map(({ cash }: { cash: number }) => cash));
    expect(requested[0]?.info.weight).toBe(5);
    const cents = requested.reduce((sum, { info }) => sum + Math.round(info.cod * 100), 0);
    expect(cents).toBe(Math.round(total * 100));
  });

  it("an order is delivered once its courier reports all parcels as delivered", async () => {
    const { order, part, own } = await bothAway();
    sameday.setStage(part, "delivered");
    await poll();
    expect((await read(order)).parcels.map(({ state }: { state: string }) => state)).toEqual([
      "delivered",
      "left",
    ]);
    expect(await statusOf(order)).toBe("shipped");
    sameday.setStage(own, "delivered");
    await Promise.all([poll(), poll()]);
    expect(await statusOf(order)).toBe("delivered");
  });

  it("a parcel on Sameday's list of changes is polled before it is due", async () => {
    const { order, part, own } = await bothAway();
    await poll();
    for (const awb of [part, own]) sameday.setStage(awb, "delivered");
    await shop.query("delete from courier_sync");
    await pollShipments(context);
    expect(await statusOf(order)).toBe("delivered");
    expect(await shop.query("select courier from courier_sync")).toEqual([{ courier: "sameday" }]);
  });

  it("a courier's report about a partial shipment applies while the order is being prepared", async () => {
    const order = await confirmed();
    const { parcels } = await sendPart(order, 1);
    await handOver(order);
    sameday.setStage(parcels[0].awbid, "returned");
    await poll();
    const reported = await read(order);
    expect([reported.status_code, reported.is_partly_sent, reported.parcels[0].state]).toEqual([
      "preparing",
      false,
      "returned",
    ]);
    expect(reported.events.at(-1)).toMatchObject({
      actor: "courier",
      note: expect.stringContaining("s-a întors"),
    });
    // Pieces that came back no longer prevent the order from being cancelled.
    expect((await put(`${order.id}/status`, { status: "cancelled" })).status).toBe(200);
  });

  it("an order becomes refused when the last of its parcels is returned", async () => {
    const { order, part, own } = await bothAway();
    sameday.setStage(own, "returned");
    await poll();
    expect(await statusOf(order)).toBe("shipped");
    sameday.setStage(part, "returned");
    await poll();
    expect(await statusOf(order)).toBe("refused");
  });

  it("cancelling a parcel cancels only its own waybill", async () => {
    const order = await confirmed();
    const { parcels, parcels_version: version } = await sendPart(order, 1);
    const [{ id, awbid, courier }] = parcels;
    await staff.delete(`/staff/orders/${order.id}/parcels/${id}?version=${version}`);
    await giveUpReplacedAwb(context, { orderId: order.id, courier, awb: awbid }, { isLastTry: false });
    expect((await read(order)).events.at(-1).note).toBe(`AWB-ul ${awbid} a fost anulat la curier.`);
  });

  it("a parcel whose waybill the courier refuses is not stored", async () => {
    const order = await confirmed();
    await shop.query("update orders set delivery_county = 'Atlantida' where id = $1", [order.id]);
    const { parcels_version: version } = await read(order);
    const body = { items: [{ productid: LAVENDER, quantity: 1 }], version };
    const refused = await staff.post(`/staff/orders/${order.id}/parcels`, body);
    expect([refused.status, Object.keys(refused.body.errors), (await read(order)).parcels]).toEqual([
      422,
      ["awb"],
      [],
    ]);
  });
});

it("the labels of an order omit parcels that have shipped", async () => {
  const order = await confirmed();
  await sendPart(order, 2);
  await put(`${order.id}/awb`, {});
  const { parcels } = await read(order);
  const answer = await shop.api.fetch(
    new Request(`http://api.test/api/v1/staff/orders/${order.id}/parcels/${parcels[0].id}/label`, {
      headers: { "x-api-key": shop.config.apiKey, ...staff.headers },
    }),
  );
  expect(answer.headers.get("content-disposition")).toContain(`awb-${parcels[0].awbid}.pdf`);
  const labelled = async () => {
    const many = await shop.api.fetch(
      new Request(`http://api.test/api/v1/staff/shipments/labels?ids=${order.id}`, {
        headers: { "x-api-key": shop.config.apiKey, ...staff.headers },
      }),
    );
    return (await PDFDocument.load(await many.arrayBuffer())).getPageCount();
  };
  const before = await labelled();
  await handOver(order);
  expect([before, await labelled()]).toEqual([2, 1]);
});

describe("the courier's price of a parcel", () => {
  const estimate = ({ id }: { id: number }) => staff.post(`/staff/orders/${id}/awb/estimate`);

  it("is shown without creating a waybill", async () => {
    const order = await confirmed();
    expect((await estimate(order)).body.data.price).toBeGreaterThan(0);
    expect((await read(order)).awb).toBeNull();
  });

  it("is refused with a reason if the courier has no price API or the order has no parcel", async () => {
    const fanOrder = await estimate(await confirmed(DELIVERY.fan));
    expect([fanOrder.status, fanOrder.body.errors]).toEqual([
      422,
      { awb: ["Acest curier nu comunică prețul dinainte: îl vezi după ce ceri AWB-ul."] },
    ]);
    const order = await confirmed();
    await put(`${order.id}/status`, { status: "cancelled" });
    expect((await estimate(order)).body.errors).toEqual({
      awb: ["Comanda nu mai are niciun colet de trimis."],
    });
    expect((await estimate({ id: 999_999 })).status).toBe(404);
  });
});
