import { SAMEDAY_ACCOUNT, startSameday } from "@curat/stand-ins/sameday";
import { afterAll, describe, expect, it } from "vitest";
import type { ApiConfig } from "../../../config.ts";
import type { ApiContext } from "../../../context.ts";
import { startFan } from "@curat/stand-ins/fan";
import { aFreePort } from "../../../testing/free-port.ts";
import { amended, goods } from "../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, anOrderBody, DELIVERY, type PlacedOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { giveUpAwb, giveUpReplacedAwb } from "./cancel-awb.tasks.ts";

const sameday = await startSameday({ port: 0, stageSeconds: 1_000_000 });
afterAll(() => sameday.close());
const fan = await startFan();
afterAll(() => fan.close());
const shop = await openTestShop({ sameday: { ...SAMEDAY_ACCOUNT, url: sameday.url }, fan: fan.account });
const contextWith = (changes: Partial<ApiConfig> = {}): ApiContext => ({
  db: shop.db,
  now: () => new Date(),
  config: { ...shop.config, ...changes },
  log: () => undefined,
});

const put = (path: string, body: unknown) => shop.staff.put(`/staff/orders/${path}`, body);
async function packed(body: unknown = anOrderBody()): Promise<PlacedOrder & { awb: string }> {
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 2 }], body });
  for (const status of ["confirmed", "preparing"]) await put(`${order.id}/status`, { status });
  const { body: answer } = await put(`${order.id}/awb`, {});
  return { ...order, awb: answer.data.awb.awbid };
}
const byFan = () => packed(anOrderBody({ delivery: { deliveryid: DELIVERY.fan } }));
const cancel = ({ id }: PlacedOrder) => put(`${id}/status`, { status: "cancelled" });
const work = ({ id }: PlacedOrder, changes?: Partial<ApiConfig>, isLastTry = false) =>
  giveUpAwb(contextWith(changes), id, { isLastTry });
const notesOf = async ({ id }: PlacedOrder): Promise<string[]> =>
  (await shop.staff.get(`/staff/orders/${id}`)).body.data.events.map(({ note }: { note: string }) => note);
const jobsOf = ({ id }: PlacedOrder) =>
  shop.query("select 1 from graphile_worker.jobs where key = $1", [`cancel-awb:${id}`]);
const stageOf = async (awb: string) => {
  const { username, password } = SAMEDAY_ACCOUNT;
  const headers = { "x-auth-username": username, "x-auth-password": password };
  const login = await fetch(`${sameday.url}/api/authenticate`, { method: "POST", headers });
  const { token } = (await login.json()) as { token: string };
  const reported = await fetch(`${sameday.url}/api/client/awb/${awb}/status`, {
    headers: { "x-auth-token": token },
  });
  return ((await reported.json()) as { expeditionStatus: { status: string } }).expeditionStatus.status;
};

describe("a cancelled order", () => {
  it("a cancelled order's waybill is cancelled at the courier and recorded in the history", async () => {
    const order = await packed();
    await cancel(order);
    expect(await stageOf(order.awb)).toBe("AWB Emis");
    const worker = await shop.api.startWorker();
    try {
      await expect.poll(() => notesOf(order)).toContain(`AWB-ul ${order.awb} a fost anulat la curier.`);
    } finally {
      await worker.stop();
    }
    expect(await stageOf(order.awb)).toBe("Anulata");
    expect(await jobsOf(order)).toEqual([]);
  });

  it("a cancelled order without a waybill contacts no courier", async () => {
    const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }] });
    await cancel(order);
    expect(await jobsOf(order)).toEqual([]);
  });

  it("a cancelled order's history shows that the courier refused after pickup", async () => {
    const order = await packed();
    sameday.setStage(order.awb, "picked");
    await cancel(order);
    await work(order);
    expect(await notesOf(order)).toContain(
      `AWB-ul ${order.awb} nu a fost anulat. Sameday a refuzat cererea: AWB-ul nu poate fi anulat: coletul a fost ridicat.`,
    );
  });

  it("a cancelled waybill is recorded once, even if the job runs again", async () => {
    const order = await packed();
    await cancel(order);
    await Promise.all([work(order), work(order)]);
    await work(order);
    const reported = (await notesOf(order)).filter((note) => note.includes(order.awb));
    expect(reported).toEqual([`AWB-ul ${order.awb} a fost anulat la curier.`]);
  });

  it("a waybill's cancellation is retried, and the last failure is recorded", async () => {
    const order = await packed();
    await cancel(order);
    const nobody = { sameday: { ...SAMEDAY_ACCOUNT, url: `http://127.0.0.1:${await aFreePort()}` } };
    await expect(work(order, nobody)).rejects.toThrow("Sameday nu răspunde.");
    expect((await notesOf(order)).join()).not.toContain(order.awb);
    await work(order, nobody, true);
    expect(await notesOf(order)).toContain(
      `AWB-ul ${order.awb} nu a fost anulat. Sameday nu răspunde. Încearcă mai târziu.`,
    );
  });

  it("staff themselves must cancel a waybill if its courier has no account", async () => {
    const order = await byFan();
    await cancel(order);
    await work(order, { fan: undefined });
    expect(await notesOf(order)).toContain(
      `AWB-ul ${order.awb} nu a fost anulat: curierul nu este configurat. Anulează-l la curier.`,
    );
  });

  it("a cancelled order's FAN Courier waybill is cancelled there", async () => {
    const order = await byFan();
    await cancel(order);
    await work(order);
    expect(fan.events.get(order.awb)).toMatchObject([{ id: "A1" }]);
    expect(await notesOf(order)).toContain(`AWB-ul ${order.awb} a fost anulat la curier.`);
  });
});

describe("a waybill that staff replace", () => {
  const replaced = (awb: string) =>
    shop.query<{ payload: { orderId: number; courier: string; awb: string } }>(
      "select payload from graphile_worker._private_jobs where key = $1",
      [`cancel-replaced-awb:${awb}`],
    );

  it("a replaced waybill is cancelled at the courier, and the entered one is kept", async () => {
    const order = await packed();
    await put(`${order.id}/awb`, { awb: "SCRIS-DE-MANA-1" });
    const [job] = await replaced(order.awb);
    if (!job) throw new Error("No job was enqueued.");
    await giveUpReplacedAwb(contextWith(), job.payload, { isLastTry: false });
    expect(await stageOf(order.awb)).toBe("Anulata");
    expect(await notesOf(order)).toContain(`AWB-ul ${order.awb} a fost anulat la curier.`);
    const { data } = (await shop.staff.get(`/staff/orders/${order.id}`)).body;
    expect(data.awb.awbid).toBe("SCRIS-DE-MANA-1");
    expect(data.shipment.status).toBe("");
  });

  it("a replaced waybill that belongs to another order is not cancelled", async () => {
    const [order, another] = [await packed(), await packed()];
    await put(`${order.id}/awb`, { awb: "SCRIS-DE-MANA-3" });
    expect((await put(`${another.id}/awb`, { awb: order.awb })).status).toBe(200);
    const [job] = await replaced(order.awb);
    if (!job) throw new Error("No job was enqueued.");
    await giveUpReplacedAwb(contextWith(), job.payload, { isLastTry: false });
    expect(await stageOf(order.awb)).toBe("AWB Emis");
    expect((await notesOf(order)).join()).not.toContain(`${order.awb} a fost anulat`);
  });

  it("a replaced waybill is not cancelled if it is entered again or if staff had entered it", async () => {
    const order = await packed();
    await put(`${order.id}/awb`, { awb: "SCRIS-DE-MANA-2" });
    await put(`${order.id}/awb`, { awb: order.awb });
    const [job] = await replaced(order.awb);
    if (!job) throw new Error("No job was enqueued.");
    await giveUpReplacedAwb(contextWith(), job.payload, { isLastTry: false });
    expect(await stageOf(order.awb)).toBe("AWB Emis");
    expect(await replaced("SCRIS-DE-MANA-2")).toEqual([]);
  });
});

it("exactly one of a cancellation and a concurrent shipment succeeds, and only the cancellation drops the waybill", async () => {
  for (let round = 0; round < 6; round += 1) {
    const order = await packed();
    const [cancelled, shipped] = await Promise.all([
      cancel(order),
      put(`${order.id}/status`, { status: "shipped" }),
    ]);
    expect([cancelled.status, shipped.status].toSorted()).toEqual([200, 409]);
    expect(await jobsOf(order)).toHaveLength(cancelled.status === 200 ? 1 : 0);
  }
});

it("cancelling an order during a waybill request cancels the new waybill or prevents it", async () => {
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }] });
  await put(`${order.id}/status`, { status: "confirmed" });
  const [requested] = await Promise.all([put(`${order.id}/awb`, {}), cancel(order)]);
  expect(await jobsOf(order)).toHaveLength(requested.status === 200 ? 1 : 0);
});

it("the waybill of a refused order is not cancelled", async () => {
  const order = await packed();
  await put(`${order.id}/status`, { status: "shipped" });
  await put(`${order.id}/status`, { status: "refused" });
  expect(await jobsOf(order)).toEqual([]);
});

it("the worker cancels the waybill of an amended order, which can get another one", async () => {
  const order = await packed();
  const { status } = await amended(shop, order, { items: goods([PRODUCT.lavender, 1]) });
  expect(status).toBe(200);
  const worker = await shop.api.startWorker();
  try {
    await expect.poll(() => notesOf(order)).toContain(`AWB-ul ${order.awb} a fost anulat la curier.`);
  } finally {
    await worker.stop();
  }
  expect(await stageOf(order.awb)).toBe("Anulata");
  const { body } = await put(`${order.id}/awb`, {});
  expect(body.data.awb.awbid).not.toBe(order.awb);
});
