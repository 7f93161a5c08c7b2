import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type BenchShop, startBenchShop } from "../pages/bench-shop.ts";
import { findPages } from "../pages/pages.ts";
import { timeUntilShown } from "../nodes/shown.ts";
import { ms, spreadOf, table, timeRounds } from "./timing.ts";

const ROUNDS = 40;
const CHANGES = 20;
const MEGABYTE = 2 ** 20;
const KEYS = { API_KEY: "bench-key-0123456789-bench", SEAL_KEY: "bench-seal-key-0123456789-0123456789" };
const WORDS = [
  "detergent pardoseli",
  "hartie igienica",
  "deterjent pardosele",
  "saci menajeri 120 l",
  "manusi nitril",
  "mop",
];

/** Prints a shop's startup time, memory and response times with a large catalogue. */
export async function measureWholeShop(databaseUrl: string, size: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "curat-bench-shop-"));
  const heap = "--max-old-space-size=4096 --max-semi-space-size=8";
  const settings: Record<string, string> = {
    DATABASE_URL: databaseUrl,
    ...KEYS,
    DEMO_PRODUCTS: "0",
    RESTORE_PROOF: "off",
    ...(size > 300_000 && { NODE_OPTIONS: heap }),
  };
  const start = performance.now();
  const shop = await startBenchShop({ dataDir, settings });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const openAfter = (performance.now() - start) / 1_000;
    while (!(await fetch(`${shop.url}/readyz`)).ok) await pause(100);
    const readyAfter = (performance.now() - start) / 1_000;
    const memory = async () => `${((await shop.memoryBytes()) / MEGABYTE).toFixed(0)} MB`;
    console.log(
      `the whole shop: open after ${openAfter.toFixed(0)} s, ready after ${readyAfter.toFixed(0)} s, its web process uses ${await memory()}`,
    );
    await measurePages(shop, pool);
    console.log(`the web process uses ${await memory()} afterwards`);
  } finally {
    await pool.end();
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measurePages(shop: BenchShop, pool: pg.Pool): Promise<void> {
  const { pages, productIds } = await findPages(shop.url);
  const get = async (path: string): Promise<void> => {
    const answer = await fetch(shop.url + path, {
      headers: { "accept-encoding": "br", cookie: "csvid=bench" },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}.`);
  };
  const lastFile = [...(await sitemapOf(shop.url)).matchAll(/produse-\d+\.xml/g)].at(-1)?.[0] ?? "";
  const requested: [string, (round: number) => string][] = [
    // The unknown parameter makes every request a cache miss.
    ["a category, rendered", (round) => `${pages.category}?x=${round}`],
    ["a category, cached", () => pages.category],
    ["a product, rendered", (round) => `${pages.product}?x=${round}`],
    [
      "a search, rendered",
      (round) => `/search?term=${encodeURIComponent(WORDS[round % WORDS.length] ?? "")}&x=${round}`,
    ],
    ["the sitemap index", () => "/sitemap.xml"],
    ["its first product file", () => "/sitemap/produse-1.xml"],
    ["its last product file", () => `/sitemap/${lastFile}`],
  ];
  const rows: string[][] = [];
  for (const [name, path] of requested) {
    await timeRounds(ROUNDS / 2, 5_000, (round) => get(path(-1 - round)));
    const { p50, p95 } = spreadOf(await timeRounds(ROUNDS, 10_000, (round) => get(path(round))));
    rows.push([name, ms(p50), ms(p95)]);
  }
  const shown = await timeUntilShown(pool, {
    urls: [shop.url + pages.category],
    productId: Number(productIds[0]),
    changes: CHANGES,
  });
  const { p50, p95 } = spreadOf(shown);
  rows.push(["a change, until the cached category shows it", ms(p50), ms(p95)]);
  console.log(table([["over HTTP, ms", "p50", "p95"], ...rows]));
}

/** Waits for the sitemap, which the worker writes after it has started. */
async function sitemapOf(shopUrl: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${shopUrl}/sitemap.xml`);
    if (answer.status !== 503) return await answer.text();
    await pause(1_000);
  }
}
