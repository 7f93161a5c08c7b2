/** A shop of its own for one file of tests, over a database of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { databaseForShop, queryShop } from "./shop-database.ts";

const main = fileURLToPath(new URL("../server/src/main.ts", import.meta.url));

export interface OwnShop {
  /** What its processes were told. */
  settings: Record<string, string>;
  /** The main process' id. */
  pid: number;
  query<Row>(statement: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Starts it on a port of 127.0.0.1; its stand-ins listen beside it. Throws when it does not open in a hundred seconds. */
export async function startOwnShop(
  port: number,
  database: string,
  further: Record<string, string>,
): Promise<OwnShop> {
  const dataDir = await mkdtemp(join(tmpdir(), "curat-own-shop-"));
  const settings = {
    PORT: String(port),
    DATABASE_URL: await databaseForShop(database),
    DATA_DIR: dataDir,
    ...further,
  };
  const shop = spawn(process.execPath, [main], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...settings },
  });
  await waitUntilUp(shop, `http://127.0.0.1:${port}`);
  return {
    settings,
    pid: shop.pid ?? 0,
    query: (statement, values = []) => queryShop(database, statement, values),
    stop: async () => {
      const ended = once(shop, "exit");
      shop.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitUntilUp(shop: ChildProcess, origin: string): Promise<void> {
  for (let attempt = 0; attempt < 500 && shop.exitCode === null; attempt += 1) {
    const isUp = await fetch(`${origin}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await pause(200);
  }
  shop.kill("SIGTERM");
  throw new Error("The shop that a test wanted for itself did not start.");
}
