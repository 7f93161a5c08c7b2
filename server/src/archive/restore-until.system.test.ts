/** Archives a real PostgreSQL database to a local S3 stand-in and restores it to a given moment. */
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startS3 } from "../testing/s3-server.ts";
import { removeDatabaseHome } from "../postgres/database-home.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { withClient } from "../postgres/with-client.ts";
import { lockDataDir } from "../processes/data-dir-lock.ts";
import { openArchive } from "./archive-store.ts";
import { logArchiveStateOf, readArchiveState } from "./archive-state.ts";
import { type ArchiveOptions, archiveOnce } from "./keep-archive.ts";
import { restoreUntil } from "./restore-until.ts";

const account = { accessKeyId: "the-id", secretAccessKey: "the-secret" };
const s3 = await startS3({ bucket: "archive", account });
const store = openArchive({
  kind: "s3",
  bucket: "archive",
  prefix: "",
  region: "x",
  endpoint: s3.endpoint,
  ...account,
});
const folder = realpathSync(mkdtempSync(join(tmpdir(), "curat-until-")));
chmodSync(folder, 0o755);
const dataDir = join(folder, "shop");
const logged: string[] = [];
const log = (sentence: string): void => void logged.push(sentence);
const { signal: running } = new AbortController();
const attempts: boolean[] = [];
let beforeTheBase = new Date();
/** A moment after the last row that must be restored, and before anything else is written. */
let moment = new Date();
let afterTheDrop = new Date();

/** Returns a moment after every earlier commit and before every later commit. */
async function aMoment(): Promise<Date> {
  const now = Date.now() + 1;
  while (Date.now() <= now) await new Promise((resolve) => void setImmediate(resolve));
  return new Date(now);
}

beforeAll(async () => {
  await mkdir(dataDir);
  writeFileSync(join(dataDir, "seal-key"), "cheia\n");
  const postgres = await startPostgres({ dataDir, log, fast: true, isArchived: true });
  if (!postgres.archive) throw new Error("It keeps no archive.");
  const { url } = postgres;
  const options: ArchiveOptions = { ...postgres.archive, url, store, dataDir, days: 14, log };
  s3.isRefusing = true;
  attempts.push(await archiveOnce(options, { stopping: running }));
  s3.isRefusing = false;
  beforeTheBase = await aMoment();
  attempts.push(await archiveOnce(options, { stopping: running }));
  await withClient(url, async (client) => {
    await client.query("create table sold (id integer)");
    await client.query("insert into sold select generate_series(1, 100)");
    await client.query("select pg_switch_wal()");
    await client.query("insert into sold values (101)");
    moment = await aMoment();
    await client.query("insert into sold values (102)");
    await client.query("drop table sold");
    afterTheDrop = await aMoment();
  });
  await postgres.stop();
  attempts.push(await archiveOnce(options));
}, 120_000);

afterAll(async () => {
  for (const name of readdirSync(folder))
    if (existsSync(join(folder, name, "postgres.json"))) removeDatabaseHome(join(folder, name));
  rmSync(folder, { recursive: true });
  await s3.close();
});

const restore = (name: string, until: Date | undefined) =>
  restoreUntil({ store, dataDir: join(folder, name), until, line: undefined, fast: true, log });

async function soldIn(name: string): Promise<unknown> {
  const postgres = await startPostgres({ dataDir: join(folder, name), log, fast: true });
  try {
    return await withClient(postgres.url, async (client) => {
      const { rows } = await client.query("select count(*)::int as count, max(id) as last from sold");
      return rows[0];
    });
  } finally {
    await postgres.stop();
  }
}

it("archiving reports why it failed and continues once the archive is writable", async () => {
  expect(attempts).toEqual([false, true, true]);
  expect(logged).toContainEqual(expect.stringMatching(/could not be written\. .* 503 SlowDown\.$/));
  expect(logged).toContain("Archiving works again.");
  const state = await readArchiveState(dataDir);
  expect(state).toMatchObject({ baseAt: expect.any(Date), lastSegment: expect.any(String) });
  expect(state).not.toHaveProperty("why");
  expect(await logArchiveStateOf(dataDir)).toMatchObject({ secondsBehind: 0 });
});

it("a restore recovers a dropped table with exactly the rows committed before the moment", async () => {
  await restore("before-the-drop", moment);
  expect(await soldIn("before-the-drop")).toEqual({ count: 101, last: 101 });
  expect(readFileSync(join(folder, "before-the-drop/seal-key"), "utf8")).toBe("cheia\n");
  // A restored shop is a different database, which archives under a new line.
  expect(existsSync(join(folder, "before-the-drop/archive.json"))).toBe(false);
  const marker: object = JSON.parse(readFileSync(join(folder, "before-the-drop/postgres.json"), "utf8"));
  expect(marker).not.toHaveProperty("archiveLine");
}, 60_000);

it("a restore reports the last transaction if the log ends before the moment", async () => {
  await expect(restore("end", afterTheDrop)).rejects.toThrow(
    /the last transaction in its \d+ segments after the base backup is of 20\d\d-.*--until latest/,
  );
  expect(existsSync(join(folder, "end/postgres.json"))).toBe(false);
  expect(await restore("end", undefined)).toMatch(/^20\d\d-/);
  await expect(soldIn("end")).rejects.toThrow('relation "sold" does not exist');
}, 60_000);

it("a restore refuses a moment outside the archive, a missing segment and a used folder", async () => {
  await expect(restore("early", beforeTheBase)).rejects.toThrow(
    /^The oldest base backup in the archive is from /,
  );
  await expect(restore("late", new Date(Date.now() + 60_000))).rejects.toThrow(
    /^The log in the archive ends at .*: choose an earlier time, or --until latest\.$/,
  );
  await expect(restore("shop", moment)).rejects.toThrow(`${dataDir} already has a database`);
  const taken = await lockDataDir(join(folder, "locked"), log);
  await expect(restore("locked", moment)).rejects.toThrow("A shop is running on");
  if (taken.ok) taken.lock.release();
  const [first = ""] = [...s3.objects.keys()].filter((key) => key.startsWith("wal/")).sort();
  const stored = s3.objects.get(first);
  s3.objects.delete(first);
  await expect(restore("gap", moment)).rejects.toThrow(/^The segment [0-9A-F]{24} of the log is missing/);
  if (stored) s3.objects.set(first, stored);
  for (const name of ["early", "late", "locked", "gap"])
    expect(existsSync(join(folder, name, "postgres.json"))).toBe(false);
});
