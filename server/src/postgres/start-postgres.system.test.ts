import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isFull } from "../../../setup/test-sizes.ts";
import { findProcessIdentity } from "../processes/process-identity.ts";
import { settleDatabaseHome, removeDatabaseHome } from "./database-home.ts";
import { keepPostgresRunning } from "./keep-postgres.ts";
import { findPostmaster } from "./postmaster.ts";
import { startPostgres, type PostgresOptions, type RunningPostgres } from "./start-postgres.ts";

/** Rare cases take several seconds each, so they run only in the full test run. */
const isUsual = !isFull();
const isRoot = process.getuid?.() === 0;
let dataDir: string;
let logged: string[];
let started: Pick<RunningPostgres, "stop">[];

beforeEach(() => {
  dataDir = realpathSync(mkdtempSync(join(tmpdir(), "curat-postgres-")));
  chmodSync(dataDir, 0o755);
  logged = [];
  started = [];
});

afterEach(async () => {
  for (const postgres of started) await postgres.stop();
  for (const folder of [dataDir, join(dataDir, "closed/data")]) {
    if (existsSync(folder)) removeDatabaseHome(folder);
  }
  rmSync(dataDir, { recursive: true, force: true });
});

const options = () => ({ dataDir, log: (sentence: string) => void logged.push(sentence), fast: true });

async function start(changes: Partial<PostgresOptions> = {}): Promise<RunningPostgres> {
  const postgres = await startPostgres({ ...options(), ...changes });
  started.push(postgres);
  return postgres;
}

async function runQuery(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ answer: unknown }>(sql)).rows[0]?.answer;
  } finally {
    await client.end();
  }
}

function pidOf(cluster = join(dataDir, "postgres/cluster")): number {
  const postmaster = findPostmaster(cluster);
  if (!postmaster) throw new Error("No server is running there.");
  return postmaster.pid;
}

const ARCHIVE_MODE = "select current_setting('archive_mode') as answer";
const portOf = (): number => JSON.parse(readFileSync(join(dataDir, "postgres.json"), "utf8")).port;

it("startPostgres restarts a stopped server with its data and archiving", async () => {
  const first = await start({ isArchived: true });
  const pid = pidOf();
  await runQuery(first.url, "create table kept as select upper('șță') as answer");
  await first.stop();
  expect(findProcessIdentity(pid)).toBeUndefined();

  const second = await start();
  expect(await runQuery(second.url, "select answer from kept")).toBe("ȘȚĂ");
  expect(second.url).toBe(first.url);
  // A task passes no archive setting. If that stopped archiving, the log would have a gap.
  expect(await runQuery(second.url, ARCHIVE_MODE)).toBe("on");
  expect(second.archive).toEqual(first.archive);
  expect(await runQuery(second.url, "select current_setting('max_connections') as answer")).toBe(
    String(second.maxConnections),
  );
  await second.stop();
});

it("startPostgres hides the password from others and listens only on this machine", async () => {
  const postgres = await start();
  expect(statSync(join(dataDir, "postgres.json")).mode & 0o777).toBe(0o600);
  expect(await runQuery(postgres.url, "select current_setting('listen_addresses') as answer")).toBe(
    "127.0.0.1",
  );
  const wrong = postgres.url.replace(/:[^:@]+@/, ":wrong@");
  await expect(runQuery(wrong, "select 1 as answer")).rejects.toThrow("password authentication failed");
  await postgres.stop();
});

it.skipIf(isUsual)("startPostgres offers a socket unless the socket's path would be too long", async () => {
  const address = "select coalesce(host(inet_server_addr()), 'socket') as answer";
  const near = await start();
  expect(await runQuery(near.url, address)).toBe("socket");
  const far = await start({ dataDir: join(dataDir, "a".repeat(100)) });
  expect(await runQuery(far.url, address)).toBe("127.0.0.1");
  await far.stop();
  await near.stop();
});

it("startPostgres adopts the server that a killed process left behind", async () => {
  const starter = join(dataDir, "starter.ts");
  const launcher = new URL("start-postgres.ts", import.meta.url).href;
  writeFileSync(
    starter,
    `import { startPostgres } from "${launcher}";
     const { url } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined, fast: true });
     process.send({ url });
     setInterval(() => undefined, 1000);`,
  );
  const child = fork(starter, [], { execArgv: [] });
  const [{ url }] = (await once(child, "message")) as [{ url: string }];
  const pid = pidOf();
  child.kill("SIGKILL");
  await once(child, "exit");

  const adopted = await start();
  expect(adopted.url).toBe(url);
  expect(pidOf()).toBe(pid);
  expect(logged).toEqual(["Using a database that was already running."]);
  await adopted.stop();
  expect(findProcessIdentity(pid)).toBeUndefined();
});

it.skipIf(isUsual)("startPostgres replaces a running server that has other settings", async () => {
  await start();
  const pid = pidOf();
  const careful = await start({ fast: false });
  expect(findProcessIdentity(pid)).toBeUndefined();
  expect(await runQuery(careful.url, "select current_setting('fsync') as answer")).toBe("on");
  const archived = await start({ fast: false, isArchived: true });
  expect(await runQuery(archived.url, ARCHIVE_MODE)).toBe("on");
  const unarchived = await start({ fast: false, isArchived: false });
  expect(await runQuery(unarchived.url, ARCHIVE_MODE)).toBe("off");
  await unarchived.stop();
});

it.skipIf(isUsual)(
  "startPostgres does not touch another process's server, even with other settings",
  async () => {
    const shops = await start();
    const found = await start({ isBorrowed: true });
    expect([found.url, found.wasRunning, shops.wasRunning]).toEqual([shops.url, true, false]);
    await expect(start({ isBorrowed: true, fast: false })).rejects.toThrow("stop it first");
    expect(await runQuery(shops.url, "select 1 as answer")).toBe(1);
    await shops.stop();
  },
);

it.skipIf(isUsual)("startPostgres starts despite a lock file whose process id was reused", async () => {
  await (await start()).stop();
  const lock = join(dataDir, "postgres/cluster/postmaster.pid");
  writeFileSync(lock, `${process.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n\nready\n`);
  const socketLock = join(dataDir, `postgres/.s.PGSQL.${portOf()}.lock`);
  writeFileSync(socketLock, readFileSync(lock));
  const postgres = await start();
  expect(await runQuery(postgres.url, "select 1 as answer")).toBe(1);
  await postgres.stop();
});

it("keepPostgresRunning restarts a killed server on the same port", async () => {
  const postgres = await keepPostgresRunning(options());
  started.push(postgres);
  const killed = pidOf();
  process.kill(killed, "SIGKILL");
  await expect.poll(() => findProcessIdentity(killed), { interval: 10 }).toBeUndefined();
  const answer = (): Promise<unknown> => runQuery(postgres.url, "select 1 as answer").catch(() => undefined);
  await expect.poll(answer).toBe(1);
  expect(pidOf()).not.toBe(killed);
  const last = pidOf();
  await postgres.stop();
  expect(findProcessIdentity(last)).toBeUndefined();
});

it.skipIf(isUsual)("keepPostgresRunning stops the server for good, even during its restart", async () => {
  const postgres = await keepPostgresRunning(options());
  started.push(postgres);
  const killed = pidOf();
  process.kill(killed, "SIGKILL");
  await expect
    .poll(() => findPostmaster(join(dataDir, "postgres/cluster"))?.pid ?? killed, { interval: 1 })
    .not.toBe(killed);
  const next = pidOf();
  await postgres.stop();
  expect(findProcessIdentity(next)).toBeUndefined();
});

it.skipIf(isUsual)("startPostgres works in a folder that only its owner may enter", async () => {
  const closed = join(dataDir, "closed");
  const inside = join(closed, "data");
  mkdirSync(inside, { recursive: true });
  chmodSync(closed, 0o700);
  const postgres = await start({ dataDir: inside });
  const cluster = String(await runQuery(postgres.url, "select current_setting('data_directory') as answer"));
  // If root starts it, the database runs as another user, who cannot enter the folder.
  expect(cluster.startsWith(inside)).toBe(!isRoot);
  expect(statSync(cluster).uid === process.getuid?.()).toBe(!isRoot);
  await postgres.stop();

  const copy = join(closed, "copy");
  execFileSync("cp", ["-r", inside, copy]);
  const settle = () => settleDatabaseHome(copy, "postgres").cluster;
  // As root, the copy refers to the original's external database; otherwise it has its own.
  if (isRoot) expect(settle).toThrow(`${copy} is a copy of ${inside}, whose database is in`);
  else expect(settle()).toBe(join(copy, "postgres/cluster"));
  removeDatabaseHome(inside);
  expect(statSync(cluster, { throwIfNoEntry: false })).toBeUndefined();
  if (isRoot) expect(settle).toThrow("that does not exist: put that folder back, or restore a backup");
});

it("startPostgres refuses to create a new database after an existing one disappeared", async () => {
  await (await start()).stop();
  rmSync(join(dataDir, "postgres"), { recursive: true });
  await expect(start()).rejects.toThrow(
    `${join(dataDir, "postgres.json")} names a database in ${join(dataDir, "postgres")} that does not exist`,
  );
});

it("startPostgres creates the system user only for root", async () => {
  const systemUser = `curat-test-${process.pid}`;
  const postgres = await start({ systemUser });
  const hasUser = readFileSync("/etc/passwd", "utf8").includes(`${systemUser}:`);
  expect(hasUser).toBe(isRoot);
  expect(await runQuery(postgres.url, "select 1 as answer")).toBe(1);
  await postgres.stop();
  if (isRoot) execFileSync("/usr/sbin/userdel", [systemUser]);
});
