import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { databaseUrl, withServer } from "../../../api/src/testing/template-database.ts";
import { PRODUCT } from "../../../api/src/testing/test-catalogue.ts";
import { aCart, PAYMENT_SETTINGS, placeOrder } from "../../../api/src/testing/test-orders.ts";
import { openTestShop } from "../../../api/src/testing/test-shop.ts";
import { connectionsPerProcess, type ProcessSettings } from "../process-settings.ts";
import { parseSettings } from "../settings.ts";
import { noteProof, testRestore, scratchOf } from "./prove-restore.ts";

const requested: Date[] = [];
const shop = await openTestShop({ testRestore: async (now) => void requested.push(now) });
const server = process.env.TEST_DATABASE_URL ?? "";
const dataDir = await mkdtemp(join(tmpdir(), "curat-proof-"));
const file = join(dataDir, "restore-proof.part");
const scratch = scratchOf(shop.config.databaseUrl);
/** The id of a process that does not exist. */
const LONG_GONE = 4_194_305;
const NIGHT = new Date("2027-03-01T01:07:00Z");
afterAll(() => rm(dataDir, { recursive: true }));

function settingsOver(url: string): ProcessSettings {
  const parsed = parseSettings({ DATA_DIR: dataDir });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const keys = { apiKey: "cheie", sealKey: "sigiliu", databaseConnections: connectionsPerProcess(100, 1) };
  return { ...parsed.settings, ...keys, databaseUrl: url, isDev: false };
}
const settings = settingsOver(shop.config.databaseUrl);
const databases = () =>
  withServer(server, async (client) => {
    const { rows } = await client.query("select from pg_database where datname = $1", [scratch.name]);
    return rows.length;
  });
const noted = async () =>
  (await shop.query<{ value: object }>("select value from setting where key = 'lastRestoreProof'"))[0]?.value;
const reported = async () => {
  const checks = await shop.api.examine({ index: async () => "stands" });
  return checks.find(({ check }) => check === "restore");
};

beforeAll(async () => {
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  await placeOrder(shop, await aCart(shop, [{ product: PRODUCT.lavender }]));
});

it("a restore test cleans up after an interrupted attempt and records its result", async () => {
  expect(await reported()).toMatchObject({ state: "look", finding: "none" });
  await withServer(server, (client) => client.query(`create database ${scratch.name}`));
  await withServer(scratch.url, (client) => client.query("create table left_behind (id integer)"));
  await writeFile(file, "half a backup");
  const halves = [LONG_GONE, process.pid].map((pid) => `${file}.${pid}.part`);
  for (const half of halves) await writeFile(half, "half a file of it");
  await noteProof(settings, NIGHT);
  expect(await noted()).toMatchObject({
    state: "proven",
    at: NIGHT.toISOString(),
    provenAt: NIGHT.toISOString(),
  });
  const [tables] = await shop.query(
    "select count(*)::integer as tables from pg_tables where schemaname in ('public', 'graphile_worker')",
  );
  // The tables of the migrations are recreated, not restored.
  expect(await noted()).toMatchObject({ tables: Number(tables?.tables) - 2, rows: expect.any(Number) });
  const left = (await readdir(dataDir)).filter((name) => name.endsWith(".part"));
  expect([await databases(), left]).toEqual([0, []]);
  // A temporary backup is not recorded as the shop's last backup.
  expect(await shop.query("select from setting where key = 'lastBackup'")).toEqual([]);
});

it("a restore test reports a failed ledger check and keeps the time of the last successful test", async () => {
  await shop.query(
    `alter table product disable trigger user;
     update product set stock = stock + 1 where id = ${PRODUCT.lavender};
     alter table product enable trigger user`,
  );
  await noteProof(settings, new Date("2027-03-02T01:07:00Z"));
  const why = `not so: stock is the sum of its movements (${PRODUCT.lavender})`;
  expect(await noted()).toMatchObject({ state: "differs", why, provenAt: NIGHT.toISOString() });
  expect(await reported()).toMatchObject({ state: "broken", finding: "differs", figures: { why } });
  expect(await databases()).toBe(0);
  await shop.query(
    `alter table product disable trigger user;
     update product set stock = stock - 1 where id = ${PRODUCT.lavender};
     alter table product enable trigger user`,
  );
});

it.each([
  [
    "23514",
    "alter table invoice_series drop constraint invoice_series_next_number_check; insert into invoice_series values ('ZZ', 0)",
    "delete from invoice_series where code = 'ZZ'; alter table invoice_series add check (next_number > 0)",
  ],
  [
    "42703",
    "alter table invoice_series add column of_tomorrow text",
    "alter table invoice_series drop column of_tomorrow",
  ],
])("a restore test reports data that PostgreSQL refuses to restore: %s", async (code, change, takeBack) => {
  await shop.query(change);
  await noteProof(settings, new Date("2027-03-03T01:07:00Z"));
  expect(await noted()).toMatchObject({
    state: "differs",
    why: expect.stringMatching(new RegExp(`PostgreSQL refuses it.*invoice_series.*\\(${code}\\)`)),
  });
  expect(await databases()).toBe(0);
  await shop.query(takeBack);
});

it("a restore test reports that the role is not allowed to create databases", async () => {
  const role = `proof_${randomBytes(4).toString("hex")}`;
  await withServer(server, (client) => client.query(`create role ${role} login password 'parola'`));
  const url = new URL(databaseUrl(server, new URL(shop.config.databaseUrl).pathname.slice(1)));
  [url.username, url.password] = [role, "parola"];
  expect(await testRestore(settingsOver(url.href), NIGHT)).toEqual({
    state: "impossible",
    why: "the database role cannot create databases (alter role … createdb).",
  });
  await withServer(server, (client) => client.query(`drop role ${role}`));
});

it("the scheduled job requests a restore test", async () => {
  const worker = await shop.api.startWorker();
  await shop.query("select graphile_worker.add_job('prove_restore')");
  await expect.poll(() => requested.length).toBe(1);
  await worker.stop();
});
