/** Measures the office with 200,000 orders, 100,000 products and 20,000 receipts: queries, pages, nightly tasks and placing an order. */
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { type Db, openDatabase } from "../../../api/src/db/database.ts";
import { startPostgres } from "../../../server/src/postgres/start-postgres.ts";
import { withClient } from "../../../server/src/postgres/with-client.ts";
import { type BenchShop, startBenchShop } from "../pages/bench-shop.ts";
import { buyOverHttp, findCity, findGoods } from "../orders/buyer.ts";
import { ms, spreadOf, timeRounds } from "../search/timing.ts";
import { measureClockJobs } from "./clock-jobs.ts";
import { layInGoods } from "./many-goods.ts";
import { layInOrders } from "./many-orders.ts";
import { measureOfficePages } from "./office-pages.ts";
import { measureQueries } from "./queries.ts";

const ORDERS = 200_000;
const GOODS = { products: 100_000, receipts: 20_000 };
const API_KEY = "bench-key-0123456789-bench";
const SEAL_KEY = "bench-seal-key-0123456789-0123456789";
/** Each number of orders has its own data folder, which `--keep` reuses. */
const folderOf = (count: number): string =>
  fileURLToPath(new URL(`../../../.cache/bench-office-${count}`, import.meta.url));

const PLACED = 60;
const MEGABYTE = 2 ** 20;

/** Options: `--keep` reuses the last run's orders; `--orders=20000` inserts this many. */
export async function run(options: string[]): Promise<void> {
  const requested = options.find((option) => option.startsWith("--orders="))?.slice(9);
  const count = Number(requested ?? ORDERS);
  const dataDir = folderOf(count);
  const keeps = options.includes("--keep");
  const isPrepared = keeps && existsSync(dataDir);
  if (!isPrepared) await rm(dataDir, { recursive: true, force: true });
  if (!isPrepared)
    await withShop({ dataDir, fast: true }, async (_, url) =>
      withClient(url, (client) => layIn(client, count)),
    );
  try {
    await withShop({ dataDir, fast: false }, async (shop, url) => {
      await withDatabase(url, (_, pool) => measurePlacing(shop, pool));
      await withDatabase(url, measureQueries);
      await withClient(url, measureClockJobs);
      await measureOfficePages(shop, await withClient(url, newSession));
      console.log(`the web process uses ${((await shop.memoryBytes()) / MEGABYTE).toFixed(0)} MB`);
    });
  } finally {
    if (!keeps) await rm(dataDir, { recursive: true, force: true });
  }
}

/** `fast` is only for filling the database, because a power cut may destroy the data. */
async function withShop(
  { dataDir, fast }: { dataDir: string; fast: boolean },
  work: (shop: BenchShop, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgres({ dataDir, log: () => undefined, fast });
  try {
    const keys = { API_KEY, SEAL_KEY };
    const settings = { DATABASE_URL: postgres.url, ...keys, DEMO_PRODUCTS: "1200", RESTORE_PROOF: "off" };
    const shop = await startBenchShop({ dataDir, settings });
    try {
      await work(shop, postgres.url);
    } finally {
      await shop.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function layIn(client: pg.Client, count: number): Promise<void> {
  const { orders, seconds } = await layInOrders(client, count, (laid) =>
    console.log(`  ${laid.orders} orders, the last one in ${laid.seconds.toFixed(0)} s`),
  );
  await layInGoods(client, GOODS);
  const { rows } = await client.query<{ bytes: string }>(
    "select pg_database_size(current_database()) as bytes",
  );
  const gigabytes = Number(rows[0]?.bytes) / 2 ** 30;
  console.log(`inserted ${orders} orders in ${seconds.toFixed(0)} s: ${gigabytes.toFixed(1)} GB`);
}

async function measurePlacing(shop: BenchShop, pool: pg.Pool): Promise<void> {
  const requested = { url: shop.url, apiKey: API_KEY, cityId: await findCity(pool) };
  const goods = await findGoods(pool);
  // The first half is a warm-up.
  const took = await timeRounds(2 * PLACED, Infinity, (round) => buyOverHttp(requested, goods, round));
  const { p50, p95 } = spreadOf(took.slice(PLACED));
  console.log(`\nan order placed (added, county, order), ms: p50 ${ms(p50)}, p95 ${ms(p95)}`);
}

async function newSession(client: pg.Client): Promise<string> {
  const token = randomUUID();
  await client.query(
    `insert into staff_session (token_hash, member_id, device, address, created_at, used_at, expires_at, second_factor_at)
     select $1, id, '', '', now(), now(), now() + interval '1 hour', now() from staff_member order by id limit 1`,
    [createHash("sha256").update(token).digest()],
  );
  return token;
}

async function withDatabase(url: string, work: (db: Db, pool: pg.Pool) => Promise<void>): Promise<void> {
  const { db, pool, close } = openDatabase(url, 2, (error) => console.error(error));
  try {
    await work(db, pool);
  } finally {
    await close();
  }
}
