import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { openTestShop } from "../testing/test-shop.ts";
import { waitForAdvisoryLock } from "./advisory-lock.ts";
import { JOB_LIMITS, openDatabase } from "./database.ts";
import { applyMigrations } from "./migrate.ts";
import { BASELINE, LAST_OF_0_9 } from "./migration-state.ts";

const shop = await openTestShop();
const database = openDatabase(shop.config.databaseUrl, 6, () => undefined, { limits: JOB_LIMITS });
const silent = (): void => undefined;
const TIMEOUTS = { lockMs: 400, waitMs: 400, firstPauseMs: 100, maxPauseMs: 200, giveUpAfterMs: 20_000 };
const NOTICED_MS = 1_200;

const before = await shop.query<{ name: string }>("select name from kysely_migration order by name");
const current = before.map(({ name }) => ({ name, text: "select 'was applied long ago'" }));
let number = 9000;
function next(text: string): { name: string; text: string } {
  number += 1;
  const migration = { name: `${number}_planted`, text };
  current.push(migration);
  return migration;
}
const apply = (timeouts = TIMEOUTS) => applyMigrations(database, current, { log: silent, timeouts });

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: shop.config.databaseUrl, application_name: "raportul" });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function aLongReader(table: string): Promise<pg.Client> {
  const client = await connect();
  await client.query(`begin; select count(*) from ${table}`);
  return client;
}

it("a migration retries while a long-running reader blocks it, without blocking other readers", async () => {
  const reader = await aLongReader("county");
  const migration = next("alter table county add column planted integer");
  let isOver = false;
  const applying = apply().finally(() => (isOver = true));
  let slowest = 0;
  const client = await connect();
  const end = Date.now() + 1_000;
  while (Date.now() < end) {
    const at = Date.now();
    await client.query("select count(*) from county");
    slowest = Math.max(slowest, Date.now() - at);
    await pause(10);
  }
  expect(isOver).toBe(false);
  // The reader waited behind the migration until the migration retried.
  expect(slowest).toBeGreaterThan(100);
  expect(slowest).toBeLessThan(TIMEOUTS.waitMs + NOTICED_MS);
  await reader.query("commit");
  expect((await applying).applied).toEqual([migration.name]);
  expect(await shop.query("select planted from county limit 0")).toEqual([]);
});

it("a migration yields in a deadlock with a buyer and is applied afterwards", async () => {
  const buyer = await connect();
  await buyer.query("begin; update product set stock = stock where id = (select min(id) from product)");
  const migration = next(
    "alter table county add column crossed integer; alter table product add column crossed integer",
  );
  const applying = apply();
  // The buyer locks the first table only when the migration holds it and waits for the second.
  const lockQuery = `select from pg_locks where not granted and relation = 'product'::regclass`;
  await expect.poll(async () => (await shop.query(lockQuery)).length, { interval: 20 }).toBe(1);
  await buyer.query("select count(*) from county; commit");
  expect((await applying).applied).toEqual([migration.name]);
});

it("a migration fails after a bounded time, reports the blocking session and changes nothing", async () => {
  await aLongReader("vat_rate");
  next("create table planted_first (id integer); alter table vat_rate add column planted integer");
  await expect(apply({ ...TIMEOUTS, giveUpAfterMs: 1_500 })).rejects.toThrow(
    /9003_planted was tried for \d s and was not applied; it was rolled back\. Blocked by: process \d+ of PostgreSQL \(raportul\), in a transaction for \d+ s\. End that session/,
  );
  expect(await shop.query("select to_regclass('planted_first') as left")).toEqual([{ left: null }]);
  current.pop();
});

it("a migration is cancelled and retried when queries wait for a table it has locked", async () => {
  next("alter table county add column slow integer; select pg_sleep(30)");
  const over = new AbortController();
  const refusal = apply({ ...TIMEOUTS, giveUpAfterMs: 1_500 })
    .catch(String)
    .finally(() => over.abort());
  const client = await connect();
  let slowest = 0;
  while (!over.signal.aborted) {
    const at = Date.now();
    await client.query("select count(*) from county");
    slowest = Math.max(slowest, Date.now() - at);
    await pause(50);
  }
  expect(await refusal).toContain("stop all nodes of the shop, then start one");
  expect(slowest).toBeGreaterThan(TIMEOUTS.waitMs / 2);
  expect(slowest).toBeLessThan(TIMEOUTS.waitMs + NOTICED_MS);
  current.pop();
});

it("a broken migration fails at once with its name and cause", async () => {
  next("alter table county add column half integer; select * from nothing_of_that_name");
  await expect(apply()).rejects.toMatchObject({
    message: expect.stringContaining("planted failed and was rolled back."),
    cause: expect.objectContaining({ code: "42P01" }),
  });
  await expect(shop.query("select half from county")).rejects.toThrow("half");
  current.pop();
});

it("only one of two concurrent processes applies a migration", async () => {
  const migration = next("select pg_sleep(0.7); create table planted_once (id integer)");
  const answers = await Promise.all([apply(), apply()]);
  expect(answers.map(({ applied }) => applied).sort()).toEqual([[], [migration.name]]);
});

it("an index is built outside a transaction while a second process waits to migrate", async () => {
  const migration = next(
    "-- outside a transaction\ndrop index concurrently if exists planted_by_name;\n" +
      "create index concurrently planted_by_name on county (name);\n",
  );
  const answers = await Promise.all([apply(), apply()]);
  expect(answers.flatMap(({ applied }) => applied)).toEqual([migration.name]);
});

it("a migration is retried after a deadlock", async () => {
  await shop.query("create sequence deadlocks");
  const migration = next(
    "do $$ begin if nextval('deadlocks') = 1 then raise exception using errcode = '40P01'; end if; end $$",
  );
  expect((await apply()).applied).toEqual([migration.name]);
  expect(await shop.query("select last_value::integer as tries from deadlocks")).toEqual([{ tries: 2 }]);
});

it("waiting for the lock holds no snapshot that would block vacuum", async () => {
  const [holder, waiting] = [await connect(), await connect()];
  await holder.query("select pg_advisory_lock(7)");
  const locked = waitForAdvisoryLock(waiting, 7);
  await pause(100);
  const pid = (waiting as unknown as { processID: number }).processID;
  expect(await shop.query("select state, backend_xmin from pg_stat_activity where pid = $1", [pid])).toEqual([
    { state: "idle", backend_xmin: null },
  ]);
  await holder.query("select pg_advisory_unlock(7)");
  await locked;
});

it("an older version serves a compatible database of a newer version, and refuses an incompatible one", async () => {
  await shop.query("delete from kysely_migration where name like '9%'");
  const newer = (floor: string | null) =>
    shop.query(
      `insert into kysely_migration (name, "timestamp", runs_from) values ('9999_newer', now()::text, $1)
       on conflict (name) do update set runs_from = excluded.runs_from`,
      [floor],
    );
  await newer(null);
  expect(await shop.api.migrate()).toEqual([]);
  expect(await shop.api.health()).toMatchObject({ database: true, migrations: true });
  await newer("9998_contracts");
  expect(await shop.api.health()).toMatchObject({ database: true, migrations: false });
  await expect(shop.api.migrate()).rejects.toThrow(
    "runs with versions that have the migration 9998_contracts",
  );
});

async function rewriteHistory(last: string): Promise<void> {
  await shop.query("delete from kysely_migration");
  await shop.query("insert into kysely_migration values ('0001_catalog', now()::text), ($1, now()::text)", [
    last,
  ]);
}
const history = async () =>
  (await shop.query<{ name: string }>("select name from kysely_migration order by name")).map(
    ({ name }) => name,
  );

it("a 0.9 database keeps its tables and receives only later migrations", async () => {
  await rewriteHistory(LAST_OF_0_9);
  const later = { name: "9100_later", text: "create table planted_after_0_9 (id integer)" };
  const migrations = [{ name: BASELINE, text: "create table setting ()" }, later];
  const answers = await Promise.all([1, 2].map(() => applyMigrations(database, migrations, { log: silent })));
  expect(answers.flatMap(({ applied }) => applied)).toEqual([later.name]);
  expect(answers.map(({ isAhead }) => isAhead)).toEqual([false, false]);
  expect(await history()).toEqual(["0001_catalog", LAST_OF_0_9, BASELINE, later.name]);
});

it("a database older than 0.9 is refused and left unchanged", async () => {
  await rewriteHistory("0192_buyer_message_lists");
  await expect(shop.api.migrate()).rejects.toThrow(
    "its last migration is 0192_buyer_message_lists. Start version 0.9.0 on it once",
  );
  expect(await history()).toEqual(["0001_catalog", "0192_buyer_message_lists"]);
});
