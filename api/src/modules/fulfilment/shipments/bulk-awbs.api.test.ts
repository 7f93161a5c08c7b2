import { SAMEDAY_ACCOUNT, startSameday } from "@curat/stand-ins/sameday";
import { afterAll, describe, expect, it } from "vitest";
import type { ApiConfig } from "../../../config.ts";
import type { ApiContext } from "../../../context.ts";
import { startFan } from "@curat/stand-ins/fan";
import { aFreePort } from "../../../testing/free-port.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  anOrder,
  anOrderBody,
  aPlace,
  DELIVERY,
  moveTo,
  type PlacedOrder,
} from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { makeAwbOfItem } from "./bulk-awbs.ts";

const sameday = await startSameday({ port: 0, stageSeconds: 1_000_000 });
afterAll(() => sameday.close());
const fan = await startFan();
afterAll(() => fan.close());
const shop = await openTestShop({ sameday: { ...SAMEDAY_ACCOUNT, url: sameday.url }, fan: fan.account });
const { staff } = shop;
const CHECK_WITH_COURIER =
  "Verifică mai întâi la curier: dacă AWB-ul a fost totuși creat, scrie numărul lui.";

const contextWith = (changes: Partial<ApiConfig> = {}): ApiContext => ({
  db: shop.db,
  now: () => new Date(),
  config: { ...shop.config, ...changes },
  log: () => undefined,
});
const confirmed = async (body: unknown = anOrderBody({ delivery: { deliveryid: DELIVERY.fan } })) => {
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }], body });
  await moveTo(shop, order, "confirmed");
  return order;
};
const requestAwbs = async (orders: Pick<PlacedOrder, "id">[], more: object = {}) => {
  const { body } = await staff.post("/staff/shipments/bulk", { ids: orders.map(({ id }) => id), ...more });
  return body.data;
};
const progress = async ({ id }: { id: number }) => (await staff.get(`/staff/orders/bulk/${id}`)).body.data;
async function work(...bulks: { id: number }[]) {
  const worker = await shop.api.startWorker();
  try {
    for (const bulk of bulks) await expect.poll(async () => (await progress(bulk)).waiting).toBe(0);
  } finally {
    await worker.stop();
  }
  return await Promise.all(bulks.map(progress));
}
const run = (
  bulk: { id: number },
  { id }: PlacedOrder,
  {
    isFirstTry = true,
    isChecked = false,
    ...changes
  }: Partial<ApiConfig> & { isFirstTry?: boolean; isChecked?: boolean } = {},
) => makeAwbOfItem(contextWith(changes), { bulkId: bulk.id, orderId: id, isChecked }, { isFirstTry });
const awbOf = async ({ id }: PlacedOrder) =>
  (await shop.query<{ awb: string }>("select awb from shipment where order_id = $1", [id]))[0]?.awb;
const problems = async () =>
  (await staff.get("/staff/orders?stage=problems")).body.data.map(({ id }: { id: number }) => id);

describe("waybills for many orders", () => {
  it("the worker creates waybills for many orders, and one refusal affects only its order", async () => {
    const good = await confirmed();
    const bad = await confirmed();
    await shop.query("update orders set delivery_county = 'Atlantida' where id = $1", [bad.id]);
    const early = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }] });
    const requested = await requestAwbs([bad, good, early]);
    expect(requested).toMatchObject({ act: "awb", total: 3, waiting: 3, done: 0 });
    const [done] = await work(requested);
    expect(done.results).toEqual([
      { id: bad.id, number: bad.number, ok: false, why: expect.stringContaining("Judet invalid") },
      { id: good.id, number: good.number, ok: true, why: "" },
      {
        id: early.id,
        number: early.number,
        ok: false,
        why: "Acțiunea nu mai este posibilă în starea actuală a comenzii.",
      },
    ]);
    expect(await problems()).toEqual([bad.id]);
    await shop.query("update orders set delivery_county = 'Cluj' where id = $1", [bad.id]);
    await work(await requestAwbs([bad]));
    expect([await problems(), await awbOf(bad)]).toEqual([[], expect.any(String)]);
  });

  it("concurrent requests for the same orders create one waybill per order", async () => {
    const orders = await Promise.all([confirmed(), confirmed(), confirmed()]);
    const before = fan.shipments.length;
    const done = await work(
      ...(await Promise.all([requestAwbs(orders), requestAwbs(orders.toReversed()), requestAwbs(orders)])),
    );
    expect(done.map(({ done: made, refused }) => [made, refused])).toEqual([
      [3, 0],
      [3, 0],
      [3, 0],
    ]);
    expect(fan.shipments.length - before).toBe(3);
  });

  it("after no response from the courier, waybills are not requested again until staff check", async () => {
    const order = await confirmed(anOrderBody({ deliveryaddress: aPlace() }));
    const away = { sameday: { ...SAMEDAY_ACCOUNT, url: `http://127.0.0.1:${await aFreePort()}` } };
    const first = await requestAwbs([order]);
    await run(first, order, away);
    const why = `Sameday nu răspunde. Încearcă mai târziu. ${CHECK_WITH_COURIER}`;
    expect((await progress(first)).results).toMatchObject([{ ok: false, why }]);
    const second = await requestAwbs([order]);
    await run(second, order);
    expect((await progress(second)).results).toMatchObject([{ ok: false, why }]);
    expect(await awbOf(order)).toBeUndefined();
    const third = await requestAwbs([order], { checked: true });
    await run(third, order, { isChecked: true });
    expect((await progress(third)).results).toMatchObject([{ ok: true }]);
  });

  it("a job whose worker was killed does not repeat its waybill request", async () => {
    const order = await confirmed();
    const bulk = await requestAwbs([order], { checked: true });
    // This state remains if the process ends before it stores the courier's response.
    await shop.query(
      "insert into awb_attempt (order_id, state, why, at) values ($1, 'asking', 'Cererea către curier s-a întrerupt.', now() - interval '46 seconds')",
      [order.id],
    );
    const before = fan.shipments.length;
    await run(bulk, order, { isFirstTry: false, isChecked: true });
    expect((await progress(bulk)).results).toMatchObject([
      { ok: false, why: "Cererea către curier s-a întrerupt." },
    ]);
    expect([fan.shipments.length, await problems()]).toEqual([before, expect.arrayContaining([order.id])]);
    // Staff enter the number that they found at the courier, which settles the attempt.
    await staff.put(`/staff/orders/${order.id}/awb`, { awb: "GASIT-12345" });
    expect(await problems()).not.toContain(order.id);
  });

  it("a waybill request is stored before the courier is contacted", async () => {
    const order = await confirmed();
    const bulk = await requestAwbs([order]);
    const broken = {
      fan: {
        ...fan.account,
        get url(): string {
          throw new Error("The process ends here.");
        },
      },
    };
    await expect(run(bulk, order, broken)).rejects.toThrow("The process ends here.");
    expect(await shop.query("select state from awb_attempt where order_id = $1", [order.id])).toEqual([
      { state: "unsure" },
    ]);
    expect(await progress(bulk)).toMatchObject({ waiting: 1 });
  });
});
