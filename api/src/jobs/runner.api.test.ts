import { beforeAll, expect, it } from "vitest";
import { listMails } from "../modules/notifications/index.ts";
import { PRODUCT } from "../testing/test-catalogue.ts";
import { aCart, PAYMENT_SETTINGS, placeOrder } from "../testing/test-orders.ts";
import { openTestShop } from "../testing/test-shop.ts";

const shop = await openTestShop();
beforeAll(() => shop.api.importShop({ settings: PAYMENT_SETTINGS }));

/** Other databases of the server have workers, too. */
const LOCKS = `from pg_locks where locktype = 'advisory'
  and database = (select oid from pg_database where datname = current_database())`;

it("does at once what a killed worker had begun", async () => {
  await placeOrder(shop, await aCart(shop, [{ product: PRODUCT.lavender }]));
  const begun = await shop.query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-killed' returning id",
  );
  expect(begun).toHaveLength(1);
  const worker = await shop.api.startWorker();
  await expect.poll(async () => (await listMails(shop.config.mailFolder)).length).toBe(1);
  await worker.stop();
});

it("tells when the connection of its lock is lost, and leaves the work to another", async () => {
  const worker = await shop.api.startWorker();
  await shop.query(`select pg_terminate_backend(pid) ${LOCKS} and granted`);
  await expect(worker.lost).rejects.toThrow("terminating connection due to administrator command");
  const another = await shop.api.startWorker();
  await another.stop();
  await worker.stop();
});

it("waits until no other works", async () => {
  // It asks again and again; who has it asks other things.
  const waiting = () =>
    shop.query(
      `select from pg_stat_activity where datname = current_database() and query like 'select pg_try_advisory_lock%'`,
    );
  const first = await shop.api.startWorker();
  const second = shop.api.startWorker();
  await expect.poll(async () => (await waiting()).length).toBe(1);
  await first.stop();
  await (await second).stop();
  expect(await waiting()).toHaveLength(0);
});
