/** Measures guest orders per second over HTTP, compared with the same writes sent to PostgreSQL. */
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { startPostgres } from "../../../server/src/postgres/start-postgres.ts";
import { startBenchShop } from "../pages/bench-shop.ts";
import { buyAtOnce } from "./buy-at-once.ts";
import { buyOverHttp, findCity, findGoods, type Shop } from "./buyer.ts";
import { buyStraight, forgetJobs } from "./reference.ts";

const AT_ONCE = 8;
const ROUNDS = 5;
const ROUND_MS = 4_000;
const WARM_UP_MS = 10_000;
const API_KEY = "bench-key-0123456789-bench";
const SEAL_KEY = "bench-seal-key-0123456789-0123456789";
const dataDir = fileURLToPath(new URL("../../../.cache/bench-orders", import.meta.url));

/** Measures orders of three calls each; failed calls are counted and not repeated. */
export async function run(): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  const postgres = await startPostgres({ dataDir, log: () => undefined });
  try {
    const keys = { API_KEY, SEAL_KEY };
    const settings = { DATABASE_URL: postgres.url, ...keys, DEMO_PRODUCTS: "1200", WEB_PROCESSES: "2" };
    const shop = await startBenchShop({ dataDir, settings });
    const pool = new pg.Pool({ connectionString: postgres.url, max: AT_ONCE });
    try {
      await measure({ url: shop.url, apiKey: API_KEY, cityId: await findCity(pool) }, pool);
    } finally {
      await pool.end();
      await shop.stop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(shop: Shop, pool: pg.Pool): Promise<void> {
  const goods = await findGoods(pool);
  const overHttp = (index: number): Promise<void> => buyOverHttp(shop, goods, index);
  const straight = (index: number): Promise<void> => buyStraight(pool, goods, index);
  await buyAtOnce(overHttp, { buyers: AT_ONCE, milliseconds: WARM_UP_MS });
  await buyAtOnce(straight, { buyers: AT_ONCE, milliseconds: 500 });
  await forgetJobs(pool);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await buyAtOnce(overHttp, { buyers: AT_ONCE, milliseconds: ROUND_MS });
    const theirs = await buyAtOnce(straight, { buyers: AT_ONCE, milliseconds: ROUND_MS / 4 });
    await forgetJobs(pool);
    rounds.push({ ours, theirs });
    console.log(
      `round ${round + 1}: ${ours.rate.toFixed(0)} orders/s, ${ours.failed} failed; directly on PostgreSQL ${theirs.rate.toFixed(0)}/s`,
    );
  }
  const rate = median(rounds.map(({ ours }) => ours.rate));
  const ratio = median(rounds.map(({ ours, theirs }) => ours.rate / theirs.rate));
  const failed = rounds.reduce((sum, { ours }) => sum + ours.failed, 0);
  console.log(
    `guest orders, ${AT_ONCE} at once: ${rate.toFixed(0)}/s (target 150), ${ratio.toFixed(2)} of plain writes, ${failed} failed`,
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
