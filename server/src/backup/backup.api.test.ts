import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { databaseUrl, withServer } from "../../../api/src/testing/template-database.ts";
import { PRODUCT } from "../../../api/src/testing/test-catalogue.ts";
import { aCart, PAYMENT_SETTINGS, placeOrder } from "../../../api/src/testing/test-orders.ts";
import { openTestShop } from "../../../api/src/testing/test-shop.ts";
import { isFull, sizeOf } from "../../../setup/test-sizes.ts";
import { parseSettings, type Settings } from "../settings.ts";
import { type Entry, writeBackup } from "./backup-file.ts";
import { makeBackup } from "./make-backup.ts";
import { checkBackup } from "./restore-backup.ts";
import { restoreShop } from "./restore-shop.ts";

const shop = await openTestShop();
const server = process.env.TEST_DATABASE_URL ?? "";
const folder = await mkdtemp(join(tmpdir(), "curat-backup-"));
const dataDir = join(folder, "data");
const file = join(folder, "curat.backup");
const databases: string[] = [];
afterAll(async () => {
  for (const name of databases)
    await withServer(server, (client) => client.query(`drop database ${name} with (force)`));
  await rm(folder, { recursive: true });
});

beforeAll(async () => {
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  await mkdir(join(dataDir, "media"), { recursive: true });
  await writeFile(join(dataDir, "api-key"), "cheia-magazinului\n");
  await writeFile(join(dataDir, "media/picture"), "made again");
  await writeFile(join(dataDir, "postgres.json"), "{}");
  await mkdir(join(dataDir, "mail"));
  await writeFile(join(dataDir, "mail/order-1.eml"), "Comanda ta");
  await placeOrder(shop, await aCart(shop, [{ product: PRODUCT.lavender }]));
  await upload("anunt", randomBytes(1_000_000));
  // Orders are placed while the backup is made.
  const more = Promise.all(
    [1, 2, 3].map(async () => placeOrder(shop, await aCart(shop, [{ product: PRODUCT.lavender }]))),
  );
  await makeBackup(file, { databaseUrl: shop.config.databaseUrl, dataDir, now: new Date() });
  await more;
});

async function upload(name: string, content: Buffer): Promise<void> {
  await shop.query(
    `with added as (insert into medium (address, kind, name, bytes, sha256, created_at)
      values ($1, 'picture', 'poza', $2, sha256($3), now()) returning id)
    insert into medium_original select id, $3 from added`,
    [`/media/upload/${name}`, content.length, content],
  );
}
const HASHES =
  "select m.address, sha256(o.content) as sha256 from medium m join medium_original o on o.medium_id = m.id order by 1";

async function anEmptyPlace(): Promise<Settings & { databaseUrl: string }> {
  const name = `curat_test_${randomBytes(6).toString("hex")}`;
  await withServer(server, (client) => client.query(`create database ${name}`));
  databases.push(name);
  const parsed = parseSettings({ DATA_DIR: join(folder, name) });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  return { ...parsed.settings, databaseUrl: databaseUrl(server, name) };
}

async function runQuery(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

it("a restore recovers rows, next ids, jobs and keys, but not the generated media", async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const place = await anEmptyPlace();
  await restoreShop(file, await checkBackup(file), place);
  const orders =
    "select o.number, count(l.*) from orders o join order_line l on l.order_id = o.id group by 1 order by 1";
  const restored = await runQuery(place.databaseUrl, orders);
  expect(restored.length).toBeGreaterThan(0);
  expect(await shop.query(orders)).toEqual(expect.arrayContaining(restored));
  const hashes = await runQuery(place.databaseUrl, HASHES);
  expect([hashes.length, hashes]).toEqual([1, await shop.query(HASHES)]);
  const jobs =
    "select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'order_placed_mail'";
  expect(await runQuery(place.databaseUrl, jobs)).toEqual([{ jobs: restored.length }]);
  const [next] = await runQuery(
    place.databaseUrl,
    "select nextval(pg_get_serial_sequence('orders', 'id'))::int > (select max(id) from orders) as free",
  );
  expect(next).toEqual({ free: true });
  expect(await readFile(join(place.dataDir, "api-key"), "utf8")).toBe("cheia-magazinului\n");
  expect(existsSync(join(place.dataDir, "media"))).toBe(false);
  for (const [path, mode] of [
    ["mail", 0o700],
    ["mail/order-1.eml", 0o600],
  ] as const)
    expect((await stat(join(place.dataDir, path))).mode & 0o777).toBe(mode);
  await expect(restoreShop(file, await checkBackup(file), place)).rejects.toThrow(
    /already contains .*api-key/,
  );
});

/** Pictures of 5 MB each. A hundred of them test the memory limit. */
const PICTURES = sizeOf("CURAT_PICTURES");
const MAX_GROWTH_BYTES = 150_000_000;

it.skipIf(!isFull())(
  `restores ${PICTURES} uploads with their bytes, and holds few of them in memory`,
  { timeout: 600_000 },
  async () => {
    for (let n = 0; n < PICTURES; n += 1) await upload(`poza-${n}`, randomBytes(5_000_000));
    const before = process.memoryUsage().rss;
    let highest = before;
    const looks = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 20);
    const large = join(folder, "large.backup");
    const { databaseUrl: url } = shop.config;
    await makeBackup(large, { databaseUrl: url, dataDir: join(folder, "none"), now: new Date() });
    const place = await anEmptyPlace();
    await restoreShop(large, await checkBackup(large), place);
    clearInterval(looks);
    expect(highest - before).toBeLessThan(MAX_GROWTH_BYTES);
    expect(await runQuery(place.databaseUrl, HASHES)).toEqual(await shop.query(HASHES));
    await shop.query("delete from medium");
  },
);

it("checkBackup refuses a truncated backup, a modified backup and a file that is no backup", async () => {
  const whole = await readFile(file);
  const damaged = async (bytes: Buffer) => {
    await writeFile(join(folder, "damaged"), bytes);
    return await checkBackup(join(folder, "damaged"));
  };
  await expect(damaged(whole.subarray(0, whole.length - 1_000))).rejects.toThrow("it is truncated");
  const changed = Buffer.from(whole);
  changed[whole.length - 5_000] = (changed[whole.length - 5_000] ?? 0) ^ 1;
  await expect(damaged(changed)).rejects.toThrow("was modified");
  await expect(damaged(Buffer.from("altceva"))).rejects.toThrow("it was modified or is not a backup");
});

it("a restore refuses a newer version's backup and reports the missing migration", async () => {
  const newer = join(folder, "newer.backup");
  const header = { madeAt: new Date().toISOString(), migration: "9999_of_tomorrow", sequences: [] };
  await writeBackup(newer, header, Readable.from([]));
  const place = await anEmptyPlace();
  await expect(restoreShop(newer, await checkBackup(newer), place)).rejects.toThrow(
    "This version of the shop has no migration 9999_of_tomorrow: use a version that includes it.",
  );
  expect(
    await runQuery(place.databaseUrl, "select tablename from pg_tables where schemaname = 'public'"),
  ).toEqual([]);
});

async function* entriesOf(...entries: Entry[]) {
  for (const entry of entries) yield { entry, bytes: Readable.from([Buffer.from("ceva\n")]) };
}

it.each<[string, Entry[], string]>([
  [
    "a table that does not fit",
    [{ file: "api-key" }, { table: "of_tomorrow", columns: ["id"] }],
    "This version has no tables of_tomorrow",
  ],
  ["a file that cannot be written", [{ file: "mail" }, { file: "mail/order-1.eml" }], "EEXIST"],
])("a restore that fails because of %s leaves nothing behind", async (_, entries, why) => {
  const place = await anEmptyPlace();
  await runQuery(
    place.databaseUrl,
    "create schema of_others; create function of_others() returns int return 1",
  );
  const { header } = await checkBackup(file);
  const broken = join(folder, `${randomBytes(6).toString("hex")}.backup`);
  await writeBackup(broken, header, entriesOf(...entries));
  await expect(restoreShop(broken, await checkBackup(broken), place)).rejects.toThrow(why);
  expect(await readdir(place.dataDir)).toEqual([]);
  const left = `select nspname as name from pg_namespace where nspname !~ '^pg_|^information_schema$'
    union all select relname from pg_class where relnamespace = 'public'::regnamespace
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
    union all select extname from pg_extension order by 1`;
  expect((await runQuery(place.databaseUrl, left)).map(({ name }) => name)).toEqual([
    "of_others",
    "of_others",
    "plpgsql",
    "public",
  ]);
  await restoreShop(file, await checkBackup(file), place);
  expect(await readFile(join(place.dataDir, "api-key"), "utf8")).toBe("cheia-magazinului\n");
  expect((await runQuery(place.databaseUrl, "select from orders")).length).toBeGreaterThan(0);
});

it("a backup leaves out only the seal key on request", async () => {
  await writeFile(join(dataDir, "seal-key"), "cheia-de-sigiliu\n");
  const source = { databaseUrl: shop.config.databaseUrl, dataDir, now: new Date() };
  const filesOf = async (name: string, hasSealKey: boolean) => {
    const path = join(folder, name);
    await makeBackup(path, { ...source, hasSealKey });
    return (await checkBackup(path)).files;
  };
  const whole = await filesOf("cu-cheie.backup", true);
  expect(whole).toContain("seal-key");
  expect(await filesOf("fara-cheie.backup", false)).toEqual(whole.filter((name) => name !== "seal-key"));
});

it("a backup never replaces another file, and a restore requires an empty target", async () => {
  const source = { databaseUrl: shop.config.databaseUrl, dataDir, now: new Date() };
  await expect(makeBackup(file, source)).rejects.toThrow("EEXIST");
  const place = await anEmptyPlace();
  await runQuery(place.databaseUrl, "create table something (id int)");
  await expect(restoreShop(file, await checkBackup(file), place)).rejects.toThrow(
    "The database already has tables: restore into an empty one.",
  );
});
