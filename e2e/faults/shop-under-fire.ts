/** A shop of its own, over a database of its own, whose processes a test may kill. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { BUYERS_SHOP_PORT } from "../addresses.ts";
import { databaseForShop, queryShop } from "../shop-database.ts";

const DATABASE = "curat_e2e_buyers";
const reindex = fileURLToPath(new URL("../../server/src/reindex.ts", import.meta.url));
const main = fileURLToPath(new URL("../../server/src/main.ts", import.meta.url));

export const API_KEY = "cheie-pentru-cumparatori-multi";
export const STAFF_KEY = "cheia-personalului-din-teste";

export interface ShopUnderFire {
  api: string;
  query<Row>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Kills one web process the hard way; answers its id. */
  killWebProcess(): Promise<number>;
  /** Holds what lists read against the catalogue; answers what the program says. */
  reindex(): string;
  stop(): Promise<void>;
}

export async function startShopUnderFire(): Promise<ShopUnderFire> {
  const dataDir = await mkdtemp(join(tmpdir(), "curat-buyers-"));
  const settings = {
    PORT: String(BUYERS_SHOP_PORT),
    DATABASE_URL: await databaseForShop(DATABASE),
    DATA_DIR: dataDir,
    API_KEY,
    STAFF_KEY,
    DEMO_PRODUCTS: "120",
    WEB_PROCESSES: "2",
  };
  const shop = spawn(process.execPath, [main], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...settings },
  });
  const origin = `http://127.0.0.1:${BUYERS_SHOP_PORT}`;
  await waitUntilUp(shop, origin);
  return {
    api: `${origin}/api/v1`,
    query: (statement, values = []) => queryShop(DATABASE, statement, values),
    killWebProcess: async () => {
      const [victim] = await webProcesses(shop.pid ?? 0);
      if (victim === undefined) throw new Error("The shop has no web process.");
      process.kill(victim, "SIGKILL");
      return victim;
    },
    reindex: () =>
      spawnSync(process.execPath, [reindex], { env: { ...process.env, ...settings }, encoding: "utf8" })
        .stdout,
    stop: async () => {
      const ended = once(shop, "exit");
      shop.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitUntilUp(shop: ChildProcess, origin: string): Promise<void> {
  for (let attempt = 0; attempt < 300 && shop.exitCode === null; attempt += 1) {
    const isUp = await fetch(`${origin}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await pause(200);
  }
  shop.kill("SIGTERM");
  throw new Error("The shop that buyers should fill did not start.");
}

/** Children of the main process that run web.ts. */
async function webProcesses(mainPid: number): Promise<number[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found: number[] = [];
  for (const id of ids) {
    // A process may end while it is looked at.
    const [stat, commandLine] = await Promise.all(
      ["stat", "cmdline"].map((name) => readFile(`/proc/${id}/${name}`, "utf8").catch(() => "")),
    );
    const parent = Number(stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    if (parent === mainPid && commandLine?.includes("web.ts")) found.push(Number(id));
  }
  return found;
}
