import { sql } from "kysely";
import { expect, it } from "vitest";
import { openTestShop } from "../testing/test-shop.ts";
import { openDatabase } from "./database.ts";

it("plans a statement that names itself once a connection, and keeps its values apart", async () => {
  const shop = await openTestShop();
  const database = openDatabase(shop.config.databaseUrl, 1, () => {});
  const ask = async (value: number) =>
    (await sql<{ value: number }>`/* probe */ select ${value}::integer as value`.execute(database.db)).rows;
  expect([await ask(1), await ask(2)]).toEqual([[{ value: 1 }], [{ value: 2 }]]);
  const names = await sql`select name from pg_prepared_statements`.execute(database.db);
  expect(names.rows).toEqual([{ name: "probe" }]);
  await database.close();
});
