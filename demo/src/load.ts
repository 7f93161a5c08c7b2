import type { Api } from "@curat/api";
import { bundleImports } from "./catalogue/bundles.ts";
import { type GrownProduct, growProducts } from "./catalogue/grow.ts";
import { promotionImports } from "./catalogue/promotions.ts";
import { brandImports, categoryImports, parameterImports } from "./catalogue/tree.ts";
import { articleImports } from "./content/articles.ts";
import { blogImports } from "./content/blog/blog-imports.ts";
import { homeBlocks } from "./content/home.ts";
import { landingImports } from "./content/landing/landing-imports.ts";
import { Offered } from "./content/offered.ts";
import { SETTINGS } from "./content/settings.ts";
import { DELIVERY_METHODS } from "./content/delivery-methods.ts";
import { STORES } from "./content/stores.ts";
import { loadGeography } from "./geography.ts";
import { withMedia } from "./media/with-media.ts";
import { peopleImports } from "./people/people.ts";

export interface DemoOptions {
  api: Pick<Api, "importShop">;
  /** Number of products, from 0 to 1,000,000. */
  products: number;
  now: Date;
  log: (line: string) => void;
}

/** Large shops log progress every ten thousand products, small ones every batch. */
const LOG_EVERY = 10_000;
const BATCH = 600;
/** Promotions, bundles, orders and reviews only refer to the catalogue's own products. */
const OWN_PRODUCTS = 1_500;

/** Fills an empty shop. The same arguments always give the same shop. */
export async function loadDemo({ api: shop, products, now, log }: DemoOptions): Promise<void> {
  const api = withMedia(shop);
  await api.importShop({ ...SETTINGS, articles: articleImports(), homeBlocks: homeBlocks() });
  await api.importShop({
    ...(await loadGeography()),
    stores: [...STORES],
    deliveryMethods: DELIVERY_METHODS,
  });
  await api.importShop({
    parameters: parameterImports(),
    brands: brandImports(),
    categories: categoryImports(),
  });
  log("Demo: loaded settings, articles, localities, brands and categories.");
  const total = products.toLocaleString("en-US");
  const offered = new Offered();
  const own: GrownProduct[] = [];
  let done = 0;
  for (const batch of growProducts({
    count: products,
    now,
    batchSize: products > LOG_EVERY ? 2_000 : BATCH,
  })) {
    await api.importShop({ products: batch.map(({ product }) => product) });
    offered.note(batch);
    if (own.length < OWN_PRODUCTS) own.push(...batch);
    const before = done;
    done += batch.length;
    const isLogged =
      products <= LOG_EVERY ||
      done === products ||
      Math.floor(done / LOG_EVERY) > Math.floor(before / LOG_EVERY);
    if (isLogged) log(`Demo: ${done.toLocaleString("en-US")} of ${total} products…`);
  }
  await api.importShop({ promotions: promotionImports(own, now), bundles: bundleImports(own) });
  await api.importShop({ ...blogImports(offered, now), landingPages: landingImports(offered) });
  log("Demo: loaded blog and landing pages.");
  await api.importShop(peopleImports(own, now));
  log("Demo: loaded customers, orders and reviews; the demo is complete.");
}
