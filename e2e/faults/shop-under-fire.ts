/** A shop of its own, with a database of its own, whose processes a test may kill. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { removeDatabaseHome } from "../../server/src/postgres/database-home.ts";
import { findPostmaster } from "../../server/src/postgres/postmaster.ts";
import { startPostgres } from "../../server/src/postgres/start-postgres.ts";

const reindex = fileURLToPath(new URL("../../server/src/reindex.ts", import.meta.url));
const main = fileURLToPath(new URL("../../server/src/main.ts", import.meta.url));

/** Less than a hook may take, so that a shop that does not come up is stopped all the same. */
const UP_WITHIN_MS = 150_000;
export const HOOK_MS = 200_000;

export const API_KEY = "cheie-pentru-cumparatori-multi";
export const STAFF_KEY = "cheia-personalului-din-teste";

/** Everything that runs while the shop is open; a backend is a process of the database. */
export const VICTIMS = ["web", "worker", "backend", "stand-in", "database", "main"] as const;
export type Victim = (typeof VICTIMS)[number];

export interface ShopUnderFire {
  origin: string;
  api: string;
  query<Row>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Kills one process of that kind the hard way; resolves when the shop answers from its database again. */
  kill(victim: Victim): Promise<void>;
  /** Resolves when the shop answers from its database. */
  whenUp(): Promise<void>;
  /** Stops the database; it stays away until it is started. */
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  /** Ids of the shop's own processes. */
  processes(): Promise<number[]>;
  /** Holds what lists read against the catalogue; answers what the program says. */
  reindex(): string;
  stop(): Promise<void>;
}

/** `ownsDatabase`: the shop starts its database itself, so that each of its processes can be killed. */
export async function startShopUnderFire(
  port: number,
  { ownsDatabase = false } = {},
): Promise<ShopUnderFire> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), "curat-buyers-")));
  // As root the database runs as another user, who has to pass through.
  await chmod(dataDir, 0o755);
  const start = () => startPostgres({ dataDir, log: () => undefined, fast: true });
  let database = ownsDatabase ? undefined : await start();
  const settings = {
    PORT: String(port),
    ...(database && { DATABASE_URL: database.url }),
    DATA_DIR: dataDir,
    API_KEY,
    STAFF_KEY,
    DEMO_PRODUCTS: "120",
    WEB_PROCESSES: "2",
  };
  const env = { ...process.env, ...settings };
  const open = () => spawn(process.execPath, [main], { stdio: ["ignore", "ignore", "inherit"], env });
  const origin = `http://127.0.0.1:${port}`;
  const api = `${origin}/api/v1`;
  let shop = open();
  const whenUp = () => waitUntilUp(shop, api);
  const databaseUrl = async () => database?.url ?? (await ownDatabaseUrl(dataDir));
  const stop = async () => {
    await endOf(shop);
    await database?.stop();
    removeDatabaseHome(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  };
  await whenUp().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    origin,
    api,
    whenUp,
    stop,
    query: async (statement, values = []) => queryAt(await databaseUrl(), statement, values),
    kill: async (victim) => {
      process.kill(await pidOf(victim, shop.pid ?? 0, dataDir), "SIGKILL");
      if (victim === "main") {
        await ended(shop);
        shop = open();
      }
      await whenUp();
    },
    stopDatabase: async () => database?.stop(),
    startDatabase: async () => void (database = await start()),
    processes: async () => (await childrenOf(shop.pid ?? 0)).map(({ pid }) => pid),
    reindex: () => spawnSync(process.execPath, [reindex], { env, encoding: "utf8" }).stdout,
  };
}

async function endOf(shop: ChildProcess): Promise<void> {
  shop.kill("SIGTERM");
  await ended(shop);
}

async function ended(shop: ChildProcess): Promise<void> {
  if (shop.exitCode === null && shop.signalCode === null) await once(shop, "exit");
}

async function waitUntilUp(shop: ChildProcess, api: string): Promise<void> {
  const headers = { "x-api-key": API_KEY, "x-staff-key": STAFF_KEY };
  const givesUpAt = Date.now() + UP_WITHIN_MS;
  while (Date.now() < givesUpAt) {
    if (shop.exitCode !== null) throw new Error("The shop that buyers should fill ended by itself.");
    const isUp = await fetch(`${api}/staff/orders`, { headers }).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await pause(200);
  }
  throw new Error("The shop that buyers should fill does not come up.");
}

async function pidOf(victim: Victim, mainPid: number, dataDir: string): Promise<number> {
  if (victim === "main") return mainPid;
  if (victim !== "database" && victim !== "backend") return await childOf(mainPid, `${victim}`);
  const postmaster = findPostmaster(join(dataDir, "postgres/cluster"))?.pid ?? 0;
  return victim === "database" ? postmaster : await childOf(postmaster, "idle");
}

async function childOf(parent: number, program: string): Promise<number> {
  const found = (await childrenOf(parent)).find(({ command }) => command.includes(program));
  if (!found) throw new Error(`The shop runs no ${program}.`);
  return found.pid;
}

async function childrenOf(parent: number): Promise<{ pid: number; command: string }[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found: { pid: number; command: string }[] = [];
  for (const id of ids) {
    // A process may end while it is looked at.
    const [stat = "", command = ""] = await Promise.all(
      ["stat", "cmdline"].map((name) => readFile(`/proc/${id}/${name}`, "utf8").catch(() => "")),
    );
    const isChild = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parent;
    if (isChild) found.push({ pid: Number(id), command });
  }
  return found;
}

async function ownDatabaseUrl(dataDir: string): Promise<string> {
  const { password, port } = JSON.parse(await readFile(join(dataDir, "postgres.json"), "utf8"));
  return `postgres://curat:${password}@127.0.0.1:${port}/curat`;
}

async function queryAt<Row>(url: string, statement: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The row's shape is what the statement selects.
    return (await client.query(statement, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
