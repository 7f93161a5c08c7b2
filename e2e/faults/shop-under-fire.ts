/** A shop of its own, over a database of its own, whose processes a test may kill. */
import { spawnSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { BUYERS_SHOP_PORT } from "../addresses.ts";
import { startOwnShop } from "../own-shop.ts";

const reindex = fileURLToPath(new URL("../../server/src/reindex.ts", import.meta.url));

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
  const further = { API_KEY, STAFF_KEY, DEMO_PRODUCTS: "120", WEB_PROCESSES: "2" };
  const { settings, pid, query, stop } = await startOwnShop(BUYERS_SHOP_PORT, "curat_e2e_buyers", further);
  return {
    api: `http://127.0.0.1:${BUYERS_SHOP_PORT}/api/v1`,
    query,
    killWebProcess: async () => {
      const [victim] = await webProcesses(pid);
      if (victim === undefined) throw new Error("The shop has no web process.");
      process.kill(victim, "SIGKILL");
      return victim;
    },
    reindex: () =>
      spawnSync(process.execPath, [reindex], { env: { ...process.env, ...settings }, encoding: "utf8" })
        .stdout,
    stop,
  };
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
