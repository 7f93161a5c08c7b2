import { sql } from "kysely";
import { expect, it } from "vitest";
import { openTestShop } from "../testing/test-shop.ts";
import { anyOf, executeNamed, openDatabase } from "./database.ts";

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

it("keeps one plan for lists of ids of any length", async () => {
  const shop = await openTestShop();
  const database = openDatabase(shop.config.databaseUrl, 1, () => {});
  const ask = (...ids: number[]) =>
    executeNamed(
      database.db,
      "probe-ids",
      database.db.selectFrom("county").select("id").where("id", "=", anyOf(ids)).orderBy("id"),
    );
  for (let time = 0; time < 6; time += 1) await ask(1);
  expect(await ask(3, 1, 2)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  const { rows } = await sql<{ plans: number }>`
    select generic_plans as plans from pg_prepared_statements where name = 'probe-ids'`.execute(database.db);
  expect(rows[0]?.plans).toBeGreaterThan(0);
  await database.close();
});
