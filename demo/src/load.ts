import type { Api } from "@curat/api";
import { growProducts } from "./catalogue/grow.ts";
import { brandImports, categoryImports, parameterImports } from "./catalogue/tree.ts";
import { articleImports } from "./content/articles.ts";
import { homeBlocks } from "./content/home.ts";
import { SETTINGS } from "./content/settings.ts";
import { loadGeography } from "./geography.ts";

export interface DemoOptions {
  api: Pick<Api, "importShop">;
  /** 0 to 1,000,000. */
  products: number;
  now: Date;
  log: (line: string) => void;
}

/** Large shops are told every ten thousand products, small ones every batch. */
const TOLD_EVERY = 10_000;
const BATCH = 600;

/** Fills the shop: what products stand on first, then products in batches. The same arguments give the same shop. */
export async function loadDemo({ api, products, now, log }: DemoOptions): Promise<void> {
  await api.importShop({ ...SETTINGS, articles: articleImports(), homeBlocks: homeBlocks() });
  await api.importShop(await loadGeography());
  await api.importShop({
    parameters: parameterImports(),
    brands: brandImports(),
    categories: categoryImports(),
  });
  log("Demo: settings, articles, localities, brands and categories are in.");
  const total = products.toLocaleString("en-US");
  let done = 0;
  for (const batch of growProducts({
    count: products,
    now,
    batchSize: products > TOLD_EVERY ? 2_000 : BATCH,
  })) {
    await api.importShop({ products: batch.map(({ product }) => product) });
    const before = done;
    done += batch.length;
    const isTold =
      products <= TOLD_EVERY ||
      done === products ||
      Math.floor(done / TOLD_EVERY) > Math.floor(before / TOLD_EVERY);
    if (isTold) log(`Demo: ${done.toLocaleString("en-US")} of ${total} products…`);
  }
  log("Demo: the shop is filled.");
}
