/** A shop of 100,000 products: their files in and out, taken back, the office's list, and prices of 5,000 at once. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Api, createApi } from "@curat/api";
import { loadDemo } from "@curat/demo";
import pg from "pg";
import { openDatabase } from "../../../api/src/db/database.ts";
import { apiConfigOf } from "../../../server/src/api-config.ts";
import { openLog } from "../../../server/src/log.ts";
import { startPostgres } from "../../../server/src/postgres/start-postgres.ts";
import type { ProcessSettings } from "../../../server/src/process-settings.ts";
import { parseSettings } from "../../../server/src/settings.ts";
import { DEMO_PRODUCTS } from "../search/demo-base.ts";
import { measureFiles } from "./files.ts";
import { measureBulk, measureLists } from "./lists.ts";
import { measureRoundTrip } from "./round-trip.ts";
import { newOwner, StaffCalls } from "./staff-calls.ts";
import { startWorkerProcess } from "./worker-process.ts";

const PRODUCTS = 100_000;
const CONNECTIONS = 10;
const API_KEY = "bench-key-0123456789-bench";
const SEAL_KEY = "bench-seal-key-0123456789-0123456789";

/** Options: `--products=20000` brings in others. */
export async function run(options: string[]): Promise<void> {
  const asked = options.find((option) => option.startsWith("--products="))?.slice(11);
  const dataDir = await mkdtemp(join(tmpdir(), "curat-bench-"));
  const postgres = await startPostgres({ dataDir, log: () => undefined });
  try {
    await withApi(settingsOf(postgres.url, dataDir), Number(asked ?? PRODUCTS));
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withApi(settings: ProcessSettings, count: number): Promise<void> {
  const log = openLog("bench");
  log.level = "error";
  const api = createApi(apiConfigOf(settings, log));
  try {
    await api.migrate();
    await loadDemo({ api, products: DEMO_PRODUCTS, now: new Date(), log: () => undefined });
    const worker = startWorkerProcess(settings);
    try {
      await measure(api, { settings, worker, count });
    } finally {
      await worker.stop();
    }
  } finally {
    await api.close();
  }
}

async function measure(
  api: Api,
  {
    settings,
    ...measuring
  }: { settings: ProcessSettings; worker: ReturnType<typeof startWorkerProcess>; count: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: settings.databaseUrl });
  await client.connect();
  try {
    const staff = new StaffCalls(api, { apiKey: settings.apiKey, session: await newOwner(client) });
    await measureRoundTrip(staff, client);
    await measureFiles(staff, measuring);
    const { db, close } = openDatabase(settings.databaseUrl ?? "", 2, (error) => console.error(error));
    await measureLists(db, client).finally(close);
    await measureBulk(staff, client);
  } finally {
    await client.end();
  }
}

function settingsOf(databaseUrl: string, dataDir: string): ProcessSettings {
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, API_KEY, SEAL_KEY };
  const parsed = parseSettings(environment);
  if (!parsed.ok) throw new Error(parsed.problems.join(" "));
  const keys = { apiKey: API_KEY, sealKey: SEAL_KEY };
  return { ...parsed.settings, ...keys, databaseUrl, databaseConnections: CONNECTIONS, isDev: false };
}
