/** A separate shop with its own database, whose processes a test may kill. */
import { spawnSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { removeDatabaseHome } from "../../server/src/postgres/database-home.ts";
import { findPostmaster } from "../../server/src/postgres/postmaster.ts";
import { startPostgres } from "../../server/src/postgres/start-postgres.ts";
import { type OwnShop, startOwnShop } from "../own-shop.ts";
import { MANY_ORDERS, queryAt } from "../shop-database.ts";
import type { SmallDisk } from "./small-disk.ts";

const reindex = fileURLToPath(new URL("../../server/src/reindex.ts", import.meta.url));

/** Processes that can be killed. A backend is a database process that serves one connection. */
export const VICTIMS = ["web", "worker", "backend", "stand-in", "database", "main"] as const;
export type Victim = (typeof VICTIMS)[number];

export interface ShopUnderFire extends Pick<OwnShop, "origin" | "api" | "staffKey" | "whenUp" | "stop"> {
  query<Row>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Kills a process; resolves once the shop responds with data from its database again. */
  kill(victim: Victim): Promise<void>;
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  processes(kind: "web" | "worker" | "stand-in"): Promise<number[]>;
  /** Repairs the lists' read rows and returns the program's output. */
  reindex(): string;
}

interface UnderFire {
  /** Whether the shop starts its own database, so that each of its processes can be killed. */
  ownsDatabase?: boolean;
  disk?: SmallDisk;
}

/** Starts a shop with 60 demo products and no ordering limits for buyers. */
export async function startShopUnderFire(
  port: number,
  { ownsDatabase = false, disk }: UnderFire = {},
): Promise<ShopUnderFire> {
  const start = (dataDir: string) => startPostgres({ dataDir, log: () => undefined, fast: true });
  let database: Awaited<ReturnType<typeof start>> | undefined;
  const source = {
    open: async (dataDir: string) => {
      disk?.mountAt(dataDir);
      if (!ownsDatabase) database = await start(dataDir);
      return database?.url;
    },
    close: async (dataDir: string) => {
      await database?.stop();
      removeDatabaseHome(dataDir);
      disk?.unmount();
    },
  };
  const shop = await startOwnShop(port, source, { DEMO_PRODUCTS: "60", WEB_PROCESSES: "2" });
  const { origin, api, dataDir, env, staffKey, whenUp, stop } = shop;
  await queryAt(database?.url ?? (await ownDatabaseUrl(dataDir)), MANY_ORDERS, []);
  return {
    origin,
    api,
    staffKey,
    whenUp,
    stop,
    query: async (statement, values = []) =>
      queryAt(database?.url ?? (await ownDatabaseUrl(dataDir)), statement, values),
    kill: async (victim) => {
      process.kill(await pidOf(victim, shop.pid(), dataDir), "SIGKILL");
      if (victim === "main") await shop.openAgain();
      await whenUp();
    },
    stopDatabase: async () => database?.stop(),
    startDatabase: async () => void (database = await start(dataDir)),
    processes: async (kind) =>
      (await childrenOf(shop.pid())).filter(({ command }) => command.includes(kind)).map(({ pid }) => pid),
    reindex: () => spawnSync(process.execPath, [reindex], { env, encoding: "utf8" }).stdout,
  };
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

/** Returns the child processes of a process, with their command lines. */
export async function childrenOf(parent: number): Promise<{ pid: number; command: string }[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found: { pid: number; command: string }[] = [];
  for (const id of ids) {
    // A process may have exited by now.
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
