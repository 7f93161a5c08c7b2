/** Simulates faulty connections to couriers: messages are lost, cut, delayed, duplicated and reordered. */
import { setTimeout as pause } from "node:timers/promises";
import { SAMEDAY_ACCOUNT, startSameday } from "@curat/stand-ins/sameday";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openDatabase } from "../../../db/database.ts";
import { startCargus } from "@curat/stand-ins/cargus";
import { startDpd } from "@curat/stand-ins/dpd";
import { startGls } from "@curat/stand-ins/gls";
import { startPacketa } from "@curat/stand-ins/packeta";
import { startFan } from "@curat/stand-ins/fan";
import { drawnBy, FAULTS, faultyNetwork } from "../../../testing/faulty-network.ts";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { anOrder, anOrderBody, DELIVERY, moveTo, PAYMENT_SETTINGS } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { sizeOf } from "../../../../../setup/test-sizes.ts";
import { seeded } from "../../../testing/seeded.ts";
import { cancelAwb, loadLabel } from "./awb.ts";
import { pollShipments } from "./shipment.tasks.ts";

const fan = await startFan();
const sameday = await startSameday({ port: 0, stageSeconds: 1_000_000 });
const [cargus, dpd, gls, packeta] = await Promise.all([
  startCargus(),
  startDpd(),
  startGls(),
  startPacketa(),
]);
const networks = {
  FAN: await faultyNetwork(fan.account.url),
  Sameday: await faultyNetwork(sameday.url),
  Cargus: await faultyNetwork(cargus.account.url),
  DPD: await faultyNetwork(dpd.account.url),
  GLS: await faultyNetwork(gls.account.url),
  Packeta: await faultyNetwork(packeta.account.url),
};
const shop = await openTestShop({
  fan: { ...fan.account, url: networks.FAN.url },
  cargus: { ...cargus.account, url: networks.Cargus.url },
  dpd: { ...dpd.account, url: networks.DPD.url },
  gls: { ...gls.account, url: networks.GLS.url },
  packeta: { ...packeta.account, url: networks.Packeta.url },
  sameday: { ...SAMEDAY_ACCOUNT, url: networks.Sameday.url },
  log: () => undefined,
});
const database = openDatabase(shop.config.databaseUrl, 4, () => undefined);
afterAll(() =>
  Promise.all(
    [database, ...Object.values(networks), fan, sameday, cargus, dpd, gls, packeta].map((one) => one.close()),
  ),
);
beforeEach(() => {
  for (const network of Object.values(networks)) network.draw = () => undefined;
});

/** Polls all parcels, even those that are not due. */
async function poll(): Promise<void> {
  await shop.query("delete from parcel_poll");
  await pollShipments({ db: database.db, now: () => new Date(), config: shop.config, log: () => undefined });
}
const CARGUS_HOME = 5;
const DPD_HOME = 7;
const GLS_HOME = 9;
const PACKETA_HOME = 11;
const tariff = { bands: [{ maxGrams: 50_000, bani: 17_99 }], extraKilogramBani: 1_00, countyBani: {} };
const GOODS = aProduct({ id: 9_001, stock: 10_000 });
await shop.api.importShop({
  products: [GOODS],
  settings: {
    ...PAYMENT_SETTINGS,
    shipping: { CARGUS_HOME: tariff, DPD_HOME: tariff, GLS_HOME: tariff, PACKETA_HOME: tariff },
  },
});
const LIVRAT = { id: "S2", name: "Livrat", date: "2026-11-21 12:00:00" };
const COURIERS = [
  ["FAN", DELIVERY.fan, (awb: string) => void fan.events.set(awb, [LIVRAT]), (awb: string) => fan.events.has(awb)],
  ["Sameday", DELIVERY.sameday, (awb: string) => void sameday.setStage(awb, "delivered"), (awb: string) => sameday.setStage(awb, "picked")],
  ["Cargus", CARGUS_HOME, (awb: string) => void cargus.events.set(awb, [{ EventId: 21, Description: "Livrat", Date: "2026-11-21T12:00:00" }]), (awb: string) => cargus.events.has(awb)],
  ["DPD", DPD_HOME, (awb: string) => void dpd.events.set(awb, [{ operationCode: -14, description: "Livrat", dateTime: "2026-11-21T12:00:00+0200" }]), (awb: string) => dpd.events.has(awb)],
  ["GLS", GLS_HOME, (awb: string) => void gls.events.set(awb, [{ StatusCode: "05", StatusDescription: "Livrat", StatusDate: "/Date(1795255200000+0200)/" }]), (awb: string) => gls.events.has(awb)],
  ["Packeta", PACKETA_HOME, (awb: string) => void packeta.events.set(awb.slice(1), [{ statusCode: 7, statusText: "Livrat", dateTime: "2026-11-21T11:00:00+01:00" }]), (awb: string) => packeta.events.has(awb.slice(1))],
] as const; // oxfmt-ignore
const SEEDS = Array.from({ length: sizeOf("CURAT_COURIER_SEEDS") }, (_, index) => index + 1);
const TABLE = COURIERS.flatMap(([name, ...rest]) => SEEDS.map((seed) => [name, seed, ...rest] as const));

// Runs before the seeds, which may leave a courier's circuit breaker open.
it.each([
  ["DPD", DPD_HOME, 1, dpd.shipments],
  ["GLS", GLS_HOME, 0, gls.parcels],
] as const)("finds a lost %s waybill by the shop's reference", async (name, deliveryid, before, made) => {
  const count = made.length;
  const lose = async (lost: number): Promise<string> => {
    const order = await anOrder(shop, {
      lines: [{ product: GOODS.id, quantity: 1 }],
      body: anOrderBody({ delivery: { deliveryid } }),
    });
    await moveTo(shop, order, "confirmed");
    let requests = 0;
    networks[name].draw = () => {
      requests += 1;
      return requests > before && requests <= before + lost ? "cut" : undefined;
    };
    const path = `/staff/orders/${order.id}/awb`;
    const first = await shop.staff.put(path, { checked: false });
    networks[name].draw = () => undefined;
    if (lost === 1) return first.body.data.awb.awbid;
    expect(first.status).toBe(422);
    return (await shop.staff.put(path, { checked: false })).body.data.awb.awbid;
  };
  expect(await lose(1)).toMatch(/^\d{13}$/);
  expect(await lose(2)).toMatch(/^\d{13}$/);
  expect(made).toHaveLength(count + 2);
});

it.each(TABLE)(
  "%s, seed %i: the order gets one waybill and is delivered once",
  async (name, seed, deliveryid, deliver, isKnown) => {
    const order = await anOrder(shop, {
      lines: [{ product: GOODS.id, quantity: 1 }],
      body: anOrderBody({ delivery: { deliveryid } }),
    });
    await moveTo(shop, order, "confirmed");
    networks[name].draw = drawnBy(seeded(seed), 60);
    const awb = await requestUntilMade(order.id);
    expect(isKnown(awb)).toBe(true);
    for (const status of ["preparing", "shipped"])
      expect((await shop.staff.put(`/staff/orders/${order.id}/status`, { status })).status).toBe(200);

    for (let time = 0; time < 3; time += 1) {
      // The first request's response may arrive after the second's.
      const first = poll();
      if (time === 1) deliver(awb);
      await Promise.all([first, poll()]);
    }
    networks[name].draw = () => undefined;
    await poll();
    const story = await shop.query("select status from order_event where order_id = $1 order by id", [
      order.id,
    ]);
    expect(story.filter(({ status }) => status === "delivered")).toHaveLength(1);
    expect(story.at(-1)).toEqual({ status: "delivered" });
    expect(await shop.query("select awb from shipment where order_id = $1", [order.id])).toEqual([{ awb }]);
  },
  120_000,
);

it("stores the GLS label, which is printed only once, and deletes the parcel by GLS' own id", async () => {
  const order = await anOrder(shop, {
    lines: [{ product: GOODS.id, quantity: 1 }],
    body: anOrderBody({ delivery: { deliveryid: GLS_HOME } }),
  });
  await moveTo(shop, order, "confirmed");
  const awb = await requestUntilMade(order.id);
  const context = { db: database.db, now: () => new Date(), config: shop.config, log: () => undefined };
  const label = await loadLabel(context, "gls", awb);
  expect(label?.ok && Buffer.from(label.value).toString("latin1").slice(0, 5)).toBe("%PDF-");
  expect(await cancelAwb(context, "gls", awb)).toEqual({ ok: true, value: undefined });
  expect(gls.events.has(awb)).toBe(false);
});

it("the faulty network produces every fault", () => {
  for (const fault of FAULTS)
    expect
      .soft(
        Object.values(networks).reduce((sum, { happened }) => sum + (happened.get(fault) ?? 0), 0),
        fault,
      )
      .toBeGreaterThan(0);
});

/**
 * Requests a waybill until one is created. After each attempt with an unknown outcome, checks with the courier as
 * staff would.
 */
async function requestUntilMade(order: number): Promise<string> {
  for (let tries = 1, isChecked = false; tries < 100; tries += 1) {
    // After five failures in a row, the circuit breaker sends no request for up to 19 s.
    if (tries > 5) await pause(1_000);
    const path = `/staff/orders/${order}/awb`;
    const { status, body } = await shop.staff.put(path, { checked: isChecked });
    if (status === 200) return body.data.awb.awbid;
    expect([status, body.errors.awb[0]]).toEqual([422, expect.stringMatching(/Verifică|nu răspunde/)]);
    const { awb_problem: problem } = (await shop.staff.get(`/staff/orders/${order}`)).body.data;
    isChecked = problem.is_unsure;
  }
  throw new Error("No waybill was made in a hundred tries.");
}
