import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, expect, it } from "vitest";
import { createApi } from "../index.ts";
import { listMails } from "../modules/backoffice/notifications/index.ts";
import { PRODUCT } from "../testing/test-catalogue.ts";
import { aCart, placeOrder } from "../testing/test-orders.ts";
import { openTestShop } from "../testing/test-shop.ts";

/** The courier's connections. The courier accepts each one and never responds. */
const calls = new Set<Socket>();
const courier = createServer((call) => calls.add(call.on("error", () => undefined))).listen(0, "127.0.0.1");
await once(courier, "listening");
afterAll(() => {
  for (const call of calls) call.destroy();
  courier.close();
});
// A TCP server's address is always an object.
const url = `http://127.0.0.1:${(courier.address() as AddressInfo).port}`;

const shop = await openTestShop();
const atTheCourier = () =>
  shop.query(
    "select from graphile_worker.jobs where task_identifier = 'sync_lockers' and locked_at is not null",
  );

it("emails are sent while every slot for other jobs waits for an unresponsive courier", async () => {
  await shop.query(
    "select graphile_worker.add_job('sync_lockers', '{}', priority := 0) from generate_series(1, 12)",
  );
  const sameday = { url, username: "magazin", password: "parola" };
  // The failing locker sync is expected and not logged.
  const api = createApi({ ...shop.config, work: "jobs", sameday, log: () => undefined });
  const worker = await api.startWorker();
  await expect.poll(async () => (await atTheCourier()).length).toBe(4);
  expect((await placeOrder(shop, await aCart(shop, [{ product: PRODUCT.lavender }]))).status).toBe(200);
  await expect.poll(async () => (await listMails(shop.config.mailFolder)).length, { timeout: 4_000 }).toBe(1);
  expect(await atTheCourier()).toHaveLength(4);
  for (const call of calls) call.destroy();
  await shop.query(
    "select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where locked_at is null))",
  );
  await worker.stop();
  await api.close();
});
