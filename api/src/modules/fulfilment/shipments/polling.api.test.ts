import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "../../../db/database.ts";
import { type FanEvent, startFan } from "@curat/stand-ins/fan";
import { faultyNetwork } from "../../../testing/faulty-network.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, anOrderBody, DELIVERY } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { pollShipments } from "./shipment.tasks.ts";

const fan = await startFan();
const network = await faultyNetwork(fan.account.url);
const shop = await openTestShop({ fan: { ...fan.account, url: network.url }, log: () => undefined });
const database = openDatabase(shop.config.databaseUrl, 4, () => undefined);
afterAll(() => Promise.all([database, network, fan].map((one) => one.close())));
beforeEach(() => shop.query("update orders set status = 'delivered' where status = 'shipped'"));
afterEach(() => {
  network.draw = () => undefined;
});

const pollDue = (now = new Date()): Promise<void> =>
  pollShipments({ db: database.db, now: () => now, config: shop.config, log: () => undefined });
/** Polls all parcels, including those that were polled before. */
async function poll(): Promise<void> {
  await shop.query("delete from parcel_poll");
  await pollDue();
}

/** Creates a shipped order with these tracking events at its courier. */
async function shipped(events: FanEvent[]): Promise<{ id: number; awb: string }> {
  const { id } = await anOrder(shop, {
    lines: [{ product: PRODUCT.lavender }],
    body: anOrderBody({ delivery: { deliveryid: DELIVERY.fan } }),
  });
  const put = (path: string, body: object) => shop.staff.put(`/staff/orders/${id}/${path}`, body);
  for (const status of ["confirmed", "preparing"]) await put("status", { status });
  const awb = (await put("awb", {})).body.data.awb.awbid;
  await put("status", { status: "shipped" });
  fan.events.set(awb, events);
  return { id, awb };
}
const statusOf = async (id: number) =>
  (await shop.query<{ status: string }>("select status from orders where id = $1", [id]))[0]?.status;

const DELIVERED = [{ id: "S2", name: "Livrat", date: "2026-11-21 12:00:00" }];
const UNREADABLE = [{ id: 2 }] as unknown as FanEvent[];

it("polling continues after parcels with unreadable statuses", async () => {
  for (let parcel = 0; parcel < 4; parcel += 1) await shipped(UNREADABLE);
  const { id } = await shipped(DELIVERED);
  await poll();
  expect(await statusOf(id)).toBe("delivered");
});

it("polling continues after a parcel without a response, and ends after three in a row", async () => {
  const orders: number[] = [];
  for (let parcel = 0; parcel < 5; parcel += 1) orders.push((await shipped(DELIVERED)).id);
  const reported = () => Promise.all(orders.map(statusOf));
  // Each request without a response is repeated once.
  let lost = 6;
  network.draw = () => (lost-- > 0 ? "cut" : undefined);
  await poll();
  expect([lost, await reported()]).toEqual([0, orders.map(() => "shipped")]);
  expect(await shop.query("select 1 from parcel_poll")).toEqual([]);
  // After a lost request for several parcels, each parcel is polled individually.
  lost = 2;
  await poll();
  expect(await reported()).toEqual(orders.map(() => "delivered"));
});

const wordOf = async (awb: string) =>
  (await shop.query<{ status: string }>("select status from shipment where awb = $1", [awb]))[0]?.status;
const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * 60_000).toLocaleString("sv-SE", { timeZone: "Europe/Bucharest" });

it("an older status does not replace a newer one, but a status without a time does", async () => {
  const { awb } = await shipped([]);
  await shop.query("update shipment set created_at = now() - interval '1 hour' where awb = $1", [awb]);
  await poll();
  expect(await wordOf(awb)).toBe("AWB înregistrat, coletul așteaptă curierul");
  const picked = { id: "C0", name: "Expeditie ridicata", date: minutesAgo(20) };
  fan.events.set(awb, [picked, { id: "C1", name: "In livrare", date: minutesAgo(10) }]);
  await poll();
  expect(await wordOf(awb)).toBe("In livrare");
  for (const late of [[picked], []]) {
    fan.events.set(awb, late);
    await poll();
    expect(await wordOf(awb)).toBe("In livrare");
  }
});

it("many parcels are read by one request, and each is polled again only when due", async () => {
  const parcels = [];
  for (let parcel = 0; parcel < 3; parcel += 1) parcels.push(await shipped([]));
  await poll();
  const before = fan.trackings.length;
  const start = Date.now();
  const inHours = (hours: number) => pollDue(new Date(start + hours * 3_600_000));
  await inHours(1);
  expect(fan.trackings).toHaveLength(before);
  await inHours(2.1);
  expect(fan.trackings.slice(before)).toEqual([3]);
  await inHours(4);
  expect(fan.trackings).toHaveLength(before + 1);
});

it("a parcel that its courier does not know is polled less and less often", async () => {
  const { awb } = await shipped([]);
  fan.events.delete(awb);
  const pauses: number[] = [];
  let now = Date.now();
  for (let run = 0; run < 6; run += 1) {
    await (run === 0 ? poll() : pollDue(new Date(now)));
    const [row] = await shop.query<{ next_at: Date }>("select next_at from parcel_poll where awb = $1", [
      awb,
    ]);
    const next = Number(row?.next_at);
    pauses.push(Math.round((next - now) / 3_600_000));
    now = next;
  }
  expect(pauses).toEqual([2, 4, 8, 16, 24, 24]);
});
