/** Measures a shop with 100,000 products. */
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
import { fillShop, measureFiles } from "./files.ts";
import { measureBulk, measureLists } from "./lists.ts";
import { measureRoundTrip } from "./round-trip.ts";
import { newOwner, StaffCalls } from "./staff-calls.ts";
import { type MeasuredProcess, startWorkerProcess } from "./worker-process.ts";

const PRODUCTS = 100_000;
const CONNECTIONS = 10;
const API_KEY = "bench-key-0123456789-bench";
const SEAL_KEY = "bench-seal-key-0123456789-0123456789";

const PARTS = ["round-trip", "files", "lists", "bulk"] as const;
type Part = (typeof PARTS)[number];

interface CallInput {
  count: number;
  parts: readonly Part[];
}

/**
 * Options: `--products=20000` imports this many, `--only=bulk` runs one part, `--data=FOLDER` reuses a shop.
 */
export async function run(options: string[]): Promise<void> {
  const option = (name: string): string | undefined =>
    options.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
  const only = option("only")?.split(",");
  const requested = {
    count: Number(option("products") ?? PRODUCTS),
    parts: PARTS.filter((part) => only?.includes(part) ?? true),
  };
  const stored = option("data");
  const dataDir = stored ?? (await mkdtemp(join(tmpdir(), "curat-bench-")));
  const postgres = await startPostgres({ dataDir, log: () => undefined });
  try {
    await withApi(settingsOf(postgres.url, dataDir), requested);
  } finally {
    await postgres.stop();
    if (stored === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

async function withApi(settings: ProcessSettings, requested: CallInput): Promise<void> {
  const log = openLog("bench");
  log.level = "error";
  const api = createApi(apiConfigOf(settings, log));
  const client = new pg.Client({ connectionString: settings.databaseUrl });
  try {
    await client.connect();
    await prepareShop(createApi(apiConfigOf(settings, log, "jobs")), client);
    const worker = startWorkerProcess(settings);
    try {
      const staff = new StaffCalls(api, { apiKey: settings.apiKey, session: await newOwner(client) });
      await api.warmUp();
      await measure(staff, { settings, client, worker, ...requested });
    } finally {
      await worker.stop();
    }
  } finally {
    await client.end();
    await api.close();
  }
}

async function prepareShop(api: Api, client: pg.Client): Promise<void> {
  try {
    await api.migrate();
    if ((await productsIn(client)) === 0)
      await loadDemo({ api, products: DEMO_PRODUCTS, now: new Date(), log: () => undefined });
  } finally {
    await api.close();
  }
}

interface Measuring extends CallInput {
  settings: ProcessSettings;
  client: pg.Client;
  worker: MeasuredProcess;
}

async function measure(
  staff: StaffCalls,
  { settings, client, worker, count, parts }: Measuring,
): Promise<void> {
  if (parts.includes("round-trip")) await measureRoundTrip(staff, client);
  if (parts.includes("files")) await measureFiles(staff, { worker, count });
  else if ((await productsIn(client)) < count) await fillShop(staff, count);
  if (parts.includes("lists")) {
    const { db, close } = openDatabase(settings.databaseUrl ?? "", 2, (error) => console.error(error));
    await measureLists(db, client).finally(close);
  }
  if (parts.includes("bulk")) await measureBulk(staff, { client, worker });
}

async function productsIn(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>("select count(*)::int from product");
  return rows[0]?.count ?? 0;
}

function settingsOf(databaseUrl: string, dataDir: string): ProcessSettings {
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, API_KEY, SEAL_KEY };
  const parsed = parseSettings(environment);
  if (!parsed.ok) throw new Error(parsed.problems.join(" "));
  const keys = { apiKey: API_KEY, sealKey: SEAL_KEY };
  return { ...parsed.settings, ...keys, databaseUrl, databaseConnections: CONNECTIONS, isDev: false };
}
