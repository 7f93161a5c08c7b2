import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { PRODUCT } from "../testing/test-catalogue.ts";
import { aCart, PAYMENT_SETTINGS, placeOrder } from "../testing/test-orders.ts";
import { openTestShop } from "../testing/test-shop.ts";
import { isPassingFailure } from "./passing-failure.ts";
import { openDatabase } from "./database.ts";

const shop = await openTestShop({ poolSize: 2 });

async function walk(): Promise<number[]> {
  const cart = await aCart(shop, [{ product: PRODUCT.lavender }, { product: PRODUCT.lemon }]);
  const placed = await placeOrder(shop, cart);
  const [order] = await shop.query<{ id: number }>("select max(id) as id from orders");
  const { staff } = shop;
  const answers = [
    placed,
    await shop.get("/products?categoryid=1"),
    await shop.get("/search/lavanda"),
    await shop.get(`/products/${PRODUCT.lavender}`),
    await shop.get("/cart", { cart }),
    await staff.get("/staff/orders"),
    await staff.get(`/staff/orders/${order?.id}`),
    await staff.get("/staff/products"),
    await staff.get("/staff/dashboard"),
  ];
  return answers.map(({ status }) => status);
}

it("the API keeps working while a newer version adds columns", async () => {
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  for (let time = 0; time < 4; time += 1) await walk();
  const before = await walk();
  expect(before).toEqual(before.map(() => 200));
  const tables = await shop.query<{ name: string; kind: string }>(
    "select relname as name, relkind as kind from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') order by oid",
  );
  for (const { name } of tables.filter(({ kind }) => kind === "r"))
    await shop.query(`alter table ${name} add column of_tomorrow integer`);
  for (const { name } of tables.filter(({ kind }) => kind === "v"))
    await shop.query(
      `do $$ begin execute format('create or replace view ${name} as select q.*, null::integer as of_tomorrow from (%s) q',
        rtrim(pg_get_viewdef('${name}'), ';')); end $$`,
    );
  for (let time = 0; time < 4; time += 1) expect(await walk()).toEqual(before);
});

it("a client replaces a connection with an outdated plan and reports the error as transient", async () => {
  const database = openDatabase(shop.config.databaseUrl, 1, () => undefined);
  onTestFinished(() => database.close());
  const runQuery = () => sql`/* all-of-county */ select * from county limit 1`.execute(database.db);
  await runQuery();
  await shop.query("alter table county add column of_the_day_after integer");
  const failure = await runQuery().catch((error: unknown) => error);
  expect(isPassingFailure(failure)).toBe(true);
  expect((await runQuery()).rows).toHaveLength(1);
});
