import { sql } from "kysely";
import { expect, it } from "vitest";
import { openTestShop } from "../testing/test-shop.ts";
import { duringTrace } from "../trace.ts";
import { anyOf, executeNamed, openDatabase, type SlowStatement } from "./database.ts";

it("a statement with a name comment is planned once per connection, with separate values", async () => {
  const shop = await openTestShop();
  const database = openDatabase(shop.config.databaseUrl, 1, () => {});
  const runQuery = async (value: number) =>
    (await sql<{ value: number }>`/* probe */ select ${value}::integer as value`.execute(database.db)).rows;
  expect([await runQuery(1), await runQuery(2)]).toEqual([[{ value: 1 }], [{ value: 2 }]]);
  const names = await sql`select name from pg_prepared_statements`.execute(database.db);
  expect(names.rows).toEqual([{ name: "probe" }]);
  await database.close();
});

it("anyOf reuses one plan for lists of any length", async () => {
  const shop = await openTestShop();
  const database = openDatabase(shop.config.databaseUrl, 1, () => {});
  const runQuery = (...ids: number[]) =>
    executeNamed(
      database.db,
      "probe-ids",
      database.db.selectFrom("county").select("id").where("id", "=", anyOf(ids)).orderBy("id"),
    );
  for (let time = 0; time < 6; time += 1) await runQuery(1);
  expect(await runQuery(3, 1, 2)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  const { rows } = await sql<{ plans: number }>`
    select generic_plans as plans from pg_prepared_statements where name = 'probe-ids'`.execute(database.db);
  expect(rows[0]?.plans).toBeGreaterThan(0);
  await database.close();
});

it("a marked request's trace id reaches PostgreSQL, and the statement is not prepared", async () => {
  const shop = await openTestShop();
  const { db, close } = openDatabase(shop.config.databaseUrl, 1, () => {});
  const trace = { id: "4bf92f3577b34da6a3ce929d0e0e4736", parent: "00f067aa0ba902b7" };
  const runQuery = (isMarked: boolean) =>
    duringTrace({ ...trace, isMarked }, async () => {
      const requested = sql<{
        text: string;
      }>`/* asked */ select current_query() as text where ${1}::integer = 1`;
      return (await requested.execute(db)).rows[0]?.text;
    });
  expect(await runQuery(true)).toMatch(
    /\/\*traceparent='00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'\*\/$/,
  );
  expect((await sql`select name from pg_prepared_statements`.execute(db)).rows).toEqual([]);
  expect(await runQuery(false)).not.toContain("traceparent");
  expect((await sql`select name from pg_prepared_statements`.execute(db)).rows).toEqual([{ name: "asked" }]);
  await close();
});

it("a slow statement is reported with PostgreSQL's process id and without its values", async () => {
  const shop = await openTestShop();
  const slow: SlowStatement[] = [];
  const { db, close } = openDatabase(shop.config.databaseUrl, 1, () => {}, {
    onSlow: (one) => slow.push(one),
  });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  await sql`select pg_sleep(1.05), ${"Ana Pop"}::text`.execute(db);
  expect(slow).toEqual([
    {
      statement: "select pg_sleep(1.05), $1::text",
      milliseconds: expect.any(Number),
      databaseProcess: rows[0]?.pid,
    },
  ]);
  await close();
});
