/** A separate shop with its own database for one test file. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { SHOP_SEAL_KEY } from "./addresses.ts";

/** Sources of this release. A test may use those of another release. */
const THESE_SOURCES = new URL("../", import.meta.url);

/** Shorter than the timeout of a hook, so that a shop that fails to start is still stopped. */
const UP_WITHIN_MS = 150_000;
export const HOOK_MS = 200_000;

export const API_KEY = "cheie-pentru-cumparatori-multi";

export interface DatabaseOfShop {
  /** Returns the database's URL; undefined if the shop starts a database in its data directory. */
  open(dataDir: string): Promise<string | undefined>;
  close?(dataDir: string): Promise<void>;
}

export interface OwnShop {
  origin: string;
  api: string;
  dataDir: string;
  staffKey: string;
  env: NodeJS.ProcessEnv;
  pid(): number;
  whenUp(): Promise<void>;
  openAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a shop on a port of 127.0.0.1, with its stand-ins on the next ports. */
export async function startOwnShop(
  port: number,
  database: DatabaseOfShop,
  settings: Record<string, string>,
  sources = THESE_SOURCES,
): Promise<OwnShop> {
  const main = fileURLToPath(new URL("server/src/main.ts", sources));
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), "curat-own-shop-")));
  // If we are root, the database runs as another user, who must be able to enter this folder.
  await chmod(dataDir, 0o755);
  const databaseUrl = await database.open(dataDir);
  const env = {
    ...process.env,
    PORT: String(port),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    DATA_DIR: dataDir,
    API_KEY,
    SEAL_KEY: SHOP_SEAL_KEY,
    ...settings,
  };
  const open = (): ChildProcess =>
    spawn(process.execPath, [main], { stdio: ["ignore", "ignore", "inherit"], env });
  const origin = `http://127.0.0.1:${port}`;
  const api = `${origin}/api/v1`;
  let shop = open();
  const whenUp = () => waitUntilUp(shop, api);
  const stop = async () => {
    shop.kill("SIGTERM");
    await ended(shop);
    await database.close?.(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  };
  const staffKey = await whenUp()
    .then(() => makeStaffKey(env, sources, `Teste ${port}`))
    .catch(async (error: unknown) => {
      await stop();
      throw error;
    });
  return {
    origin,
    api,
    dataDir,
    staffKey,
    env,
    whenUp,
    stop,
    pid: () => shop.pid ?? 0,
    openAgain: async () => {
      await ended(shop);
      shop = open();
    },
  };
}

/** Creates an API key with the command line, as an operator would. */
async function makeStaffKey(env: NodeJS.ProcessEnv, sources: URL, name: string): Promise<string> {
  const staffTask = fileURLToPath(new URL("server/src/staff.ts", sources));
  const { stdout } = await promisify(execFile)(process.execPath, [staffTask, "key", name, "all"], { env });
  const [key] = /^curat_\S+$/m.exec(stdout) ?? [];
  if (key === undefined) throw new Error("No API key was created for staff calls.");
  return key;
}

async function ended(shop: ChildProcess): Promise<void> {
  if (shop.exitCode === null && shop.signalCode === null) await once(shop, "exit");
}

async function waitUntilUp(shop: ChildProcess, api: string): Promise<void> {
  const headers = { "x-api-key": API_KEY };
  const givesUpAt = Date.now() + UP_WITHIN_MS;
  while (Date.now() < givesUpAt) {
    if (shop.exitCode !== null) throw new Error("The test's own shop exited unexpectedly.");
    const isUp = await fetch(`${api}/counties`, { headers, signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await pause(200);
  }
  throw new Error("The test's own shop did not start.");
}
