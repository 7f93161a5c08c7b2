import { expect, it } from "vitest";
import { createApi } from "./index.ts";
import { PRODUCT } from "./testing/test-catalogue.ts";
import { aCart, PAYMENT_SETTINGS, placeOrder } from "./testing/test-orders.ts";
import { openTestShop } from "./testing/test-shop.ts";

const shop = await openTestShop();

it("health reports database, migrations, index and the age of the oldest due job", async () => {
  expect(await shop.api.health()).toEqual({ database: true, migrations: true, index: false });
  await shop.api.warmUp();
  expect(await shop.api.health()).toEqual({ database: true, migrations: true, index: true });
  await shop.query(
    "select graphile_worker.add_job('issue_invoice', run_at := now() - interval '90 seconds')",
  );
  expect((await shop.api.health()).oldestDueJobSeconds).toBeCloseTo(90, -2);
  const [last] = await shop.query<{ name: string }>(
    "delete from kysely_migration where name = (select max(name) from kysely_migration) returning name",
  );
  expect(await shop.api.health()).toMatchObject({ database: true, migrations: false });
  await shop.query("insert into kysely_migration values ($1, now()::text)", [last?.name]);
});

it("health reports a failed database and does not throw", async () => {
  const away = createApi({ ...shop.config, databaseUrl: "postgres://nobody@127.0.0.1:1/none" });
  expect(await away.health()).toMatchObject({ database: false, migrations: false });
  await away.close();
});

it("figures count orders by status, and pending and failed jobs by task", async () => {
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  await placeOrder(shop, await aCart(shop, [{ product: PRODUCT.lavender }]));
  await shop.query("select graphile_worker.add_job('issue_invoice', max_attempts := 1)");
  await shop.query(
    "update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1 and attempts = 0",
  );
  const { jobs, orders } = await shop.api.figures();
  expect(orders.reduce((sum, status) => sum + status.orders, 0)).toBe(1);
  expect(jobs.find(({ task }) => task === "order_placed_mail")).toMatchObject({ waiting: 1, failed: 0 });
  expect(jobs.find(({ task }) => task === "issue_invoice")?.failed).toBe(1);
  expect(shop.api.pool().open).toBeGreaterThan(0);
});
