/**
 * Measures one to four nodes that share a database and this machine's cores, so total throughput cannot grow with
 * their number.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { startPostgres } from "../../../server/src/postgres/start-postgres.ts";
import { buyAtOnce } from "../orders/buy-at-once.ts";
import { buyOverHttp, findCity, findGoods } from "../orders/buyer.ts";
import { type BenchShop, PORT, startBenchShop } from "../pages/bench-shop.ts";
import { load } from "../pages/load.ts";
import { findPages } from "../pages/pages.ts";
import { ms, spreadOf, table } from "../search/timing.ts";
import { timeUntilShown } from "./shown.ts";
import { idleQueries, memoryOf } from "./upkeep.ts";

const MAX = 4;
const SECONDS = 6;
const BUYERS = 8;
const CHANGES = 20;
const API_KEY = "bench-key-0123456789-bench";
const SEAL_KEY = "bench-seal-key-0123456789-0123456789";
const dataDir = fileURLToPath(new URL("../../../.cache/bench-nodes", import.meta.url));

/** Option: `--nodes=2` for fewer than four. */
export async function run(options: string[]): Promise<void> {
  const requested = options.find((option) => option.startsWith("--nodes="))?.slice(8);
  await rm(dataDir, { recursive: true, force: true });
  const postgres = await startPostgres({ dataDir, log: () => undefined });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  const nodes: BenchShop[] = [];
  const rows: string[][] = [];
  try {
    for (let count = 1; count <= Number(requested ?? MAX); count += 1) {
      nodes.push(await startNode(postgres.url, count));
      rows.push([String(count), ...(await measure(nodes, pool))]);
    }
    const head = [
      "nodes",
      "cached pages/s",
      "guest orders/s",
      "refused",
      "visible on all nodes p50 ms",
      "p95",
    ];
    console.log(`\n${table([[...head, "MB per node", "connections", "idle queries/s"], ...rows])}`);
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await pool.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Starts a node with its own data folder, as on a separate machine. */
function startNode(databaseUrl: string, count: number): Promise<BenchShop> {
  const settings = {
    DATABASE_URL: databaseUrl,
    API_KEY,
    SEAL_KEY,
    SHOP_URL: `http://127.0.0.1:${PORT}`,
    DEMO_PRODUCTS: count === 1 ? "1200" : "0",
    RESTORE_PROOF: "off",
  };
  // The first node's stand-ins use the ports after its own.
  const port = count === 1 ? PORT : PORT + 10 + count;
  return startBenchShop({ dataDir: join(dataDir, `node-${count}`), port, settings });
}

async function measure(nodes: readonly BenchShop[], pool: pg.Pool): Promise<string[]> {
  const { pages, productIds } = await findPages(nodes[0]?.url ?? "");
  const headers = { "accept-encoding": "br", cookie: "csvid=bench" };
  const loads = await Promise.all(
    nodes.map(({ url }) => load({ url: url + pages.category, headers }, { seconds: SECONDS })),
  );
  const orders = await buyFromAll(nodes, pool);
  const shown = await timeUntilShown(pool, {
    urls: nodes.map(({ url }) => url + pages.category),
    productId: Number(productIds[0]),
    changes: CHANGES,
  });
  // Wait until connections opened under load are closed.
  await pause(15_000);
  const memory = await Promise.all(nodes.map(({ url }) => memoryOf(url)));
  const { connections, queries } = await idleQueries(pool);
  const { p50, p95 } = spreadOf(shown);
  const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
  const figures = [
    sum(loads.map(({ rate }) => rate)).toFixed(0),
    orders.rate.toFixed(0),
    String(orders.failed),
    ms(p50),
    ms(p95),
    (sum(memory) / memory.length / 2 ** 20).toFixed(0),
    String(connections),
    queries.toFixed(1),
  ];
  console.log(`${nodes.length} nodes: ${figures.join("  ")}`);
  return figures;
}

async function buyFromAll(nodes: readonly BenchShop[], pool: pg.Pool) {
  const [goods, cityId] = [await findGoods(pool), await findCity(pool)];
  const buy = (index: number): Promise<void> => {
    const node = nodes[index % nodes.length];
    return buyOverHttp({ url: node?.url ?? "", apiKey: API_KEY, cityId }, goods, index);
  };
  const length = { buyers: BUYERS, milliseconds: SECONDS * 1_000 };
  await buyAtOnce(buy, length);
  return buyAtOnce(buy, length);
}
