import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CatalogueIndex } from "../../../api/src/modules/catalogue/search/index/catalogue-index.ts";
import { openDatabase } from "../../../api/src/db/database.ts";
import { indexEngine } from "../../../api/src/modules/catalogue/search/index-engine.ts";
import { ChangeFeed } from "../../../api/src/modules/platform/changes/index.ts";
import { CatalogueSync } from "../../../api/src/modules/catalogue/search/sync.ts";
import { startPostgres } from "../../../server/src/postgres/start-postgres.ts";
import { makeBigCatalogue } from "./big-catalogue.ts";
import { DEMO_PRODUCTS, type DemoBase, demoBase } from "./demo-base.ts";
import { measureQuality, misses, qualityTable } from "./quality.ts";
import type { JudgedProduct } from "./relevance-rule.ts";
import { measureSpeed, speedTable } from "./speed.ts";
import { ms } from "./timing.ts";
import { measureVisibility } from "./visibility.ts";
import { measureWholeShop } from "./whole-shop.ts";

const SIZES = [10_000, 100_000];
const LARGE = 1_000_000;
const MEGABYTE = 2 ** 20;

/**
 * Options: --quality, --misses, --large, --sizes=1000,50000 and --shop. BENCH_DATABASE_URL is the URL of a
 * database server to use.
 */
export async function run(options: string[]): Promise<void> {
  const sizes =
    options
      .find((option) => option.startsWith("--sizes="))
      ?.slice(8)
      .split(",")
      .map(Number) ?? SIZES;
  await withServer(async (serverUrl) => {
    const base = await demoBase();
    const isShopAlone = options.includes("--shop");
    if (!isShopAlone) await runQuality(serverUrl, base, options.includes("--misses"));
    if (options.includes("--quality")) return;
    for (const size of options.includes("--large") ? [...sizes, LARGE] : sizes)
      await (isShopAlone ? runShop : runSize)(serverUrl, base, size);
  });
}

async function withServer(work: (serverUrl: string) => Promise<void>): Promise<void> {
  const databaseUrl = process.env.BENCH_DATABASE_URL;
  if (databaseUrl) return work(databaseUrl);
  const dataDir = await mkdtemp(join(tmpdir(), "curat-bench-"));
  const postgres = await startPostgres({ dataDir, log: () => undefined, fast: true });
  try {
    await work(postgres.url);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function runQuality(serverUrl: string, base: DemoBase, showsMisses: boolean): Promise<void> {
  await withEngine(serverUrl, base, DEMO_PRODUCTS, async ({ index }) => {
    const judged = judgedProducts(base);
    const report = await measureQuality(index, judged);
    console.log(
      `\nSearch quality, own queries (demo shop, ${judged.length} products)\n${qualityTable(report.own)}`,
    );
    console.log(`\nHeld-out queries\n${qualityTable(report.heldOut)}`);
    for (const { query } of report.pointless) console.log(`No product matches the rules of "${query}".`);
    if (showsMisses) console.log(`\nOwn queries with missing products\n${misses(report.own)}`);
  });
}

async function runSize(serverUrl: string, base: DemoBase, size: number): Promise<void> {
  await withEngine(serverUrl, base, size, async ({ index, sync, databaseUrl, buildMs, memory }) => {
    const perProduct = Math.round(memory / size);
    console.log(
      `\n${size.toLocaleString("en")} products: built in ${ms(buildMs / 1000)} s, ${Math.round(memory / MEGABYTE)} MB (${perProduct} bytes per product)`,
    );
    console.log(speedTable(await measureSpeed(index)));
    const { change, bare } = await measureVisibility(databaseUrl, sync);
    console.log(
      `change visible: median ${ms(change.p50)} ms, p95 ${ms(change.p95)}; bare LISTEN/NOTIFY ${ms(bare.p50)} ms, p95 ${ms(bare.p95)}; ${(change.p50 / bare.p50).toFixed(1)} times`,
    );
    await measureWholeShop(databaseUrl, size);
  });
}

async function runShop(serverUrl: string, base: DemoBase, size: number): Promise<void> {
  console.log(`\n${size.toLocaleString("en")} products`);
  const shop = await makeBigCatalogue({ serverUrl, size, base });
  try {
    await measureWholeShop(shop.databaseUrl, size);
  } finally {
    await shop.drop();
  }
}

interface Measured {
  index: ReturnType<typeof indexEngine>;
  sync: CatalogueSync;
  databaseUrl: string;
  buildMs: number;
  memory: number;
}

async function withEngine(
  serverUrl: string,
  base: DemoBase,
  size: number,
  work: (measured: Measured) => Promise<void>,
): Promise<void> {
  const shop = await makeBigCatalogue({ serverUrl, size, base });
  const database = openDatabase(shop.databaseUrl, 4, () => undefined);
  const { databaseUrl } = shop;
  const feed = new ChangeFeed({ databaseUrl, log: console.error });
  const sync = new CatalogueSync({ db: database.db, databaseUrl, log: console.error, feed });
  try {
    const before = memoryUse();
    const start = performance.now();
    await sync.start();
    const buildMs = performance.now() - start;
    const memory = memoryUse() - before;
    const current = async (): Promise<CatalogueIndex> => {
      if (!sync.index) throw new Error("The index was not built.");
      return sync.index;
    };
    await work({
      index: indexEngine(current),
      sync,
      databaseUrl: shop.databaseUrl,
      buildMs,
      memory,
    });
  } finally {
    await feed.close();
    await sync.close();
    await database.close();
    await shop.drop();
  }
}

/** Returns the memory in use; an upper bound, unless node was started with --expose-gc. */
function memoryUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function judgedProducts({ shop, products }: DemoBase): JudgedProduct[] {
  const categories = new Map((shop.categories ?? []).map((category) => [category.id, category]));
  const brands = new Map((shop.brands ?? []).map(({ id, name }) => [id, name]));
  const pathOf = (id: number | null): string[] => {
    const category = id === null ? undefined : categories.get(id);
    return category ? [category.name, ...pathOf(category.parentId)] : [];
  };
  return products.map(({ id, slug, code, supplierCode, barcode, name, brandId, categoryId }) => ({
    id,
    slug,
    codes: [code, supplierCode, barcode].filter((each) => each !== null),
    name,
    brand: brands.get(brandId ?? 0) ?? "",
    categories: pathOf(categoryId),
  }));
}
