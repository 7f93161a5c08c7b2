import { afterAll, expect, it, vi } from "vitest";
import { sql } from "kysely";
import { openDatabase, transaction, type Tx } from "../../db/database.ts";
import { aProduct, PRODUCT } from "../../testing/test-catalogue.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const shop = await openTestShop();
const database = openDatabase(shop.config.databaseUrl, 1, () => undefined);
afterAll(() => database.close());

const lock = (tx: Tx, id: number) => sql`select from product where id = ${id} for no key update`.execute(tx);
const isSomebodyWaiting = async (): Promise<boolean> =>
  (
    await shop.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).length > 0;

it("an import locks products in the order in which orders do, whatever order they are told in", async () => {
  const [low, high] = [PRODUCT.lavender, PRODUCT.pairsOnly];
  const products = [high, low].map((id) => aProduct({ id, name: `Nou ${id}`, code: `NOU-${id}` }));
  let imported: Promise<void> | undefined;
  await transaction(database.db, async (tx) => {
    await lock(tx, low);
    imported = shop.api.importShop({ products });
    await vi.waitUntil(isSomebodyWaiting, 5_000);
    await lock(tx, high);
  });
  await imported;
  expect(await shop.query("select name from product where id = any($1) order by id", [[low, high]])).toEqual([
    { name: `Nou ${low}` },
    { name: `Nou ${high}` },
  ]);
});
