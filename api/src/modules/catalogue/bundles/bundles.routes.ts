import type { Wire } from "@curat/contract/lei.values";
import { type Bundle, getBundle, listBundles } from "@curat/contract/bundles";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { loadCards, tagsOfBundles } from "../catalog/index.ts";
import { loadBundleLines } from "./bundle-lines.store.ts";
import { offerOf } from "./bundles.service.ts";
import { type RelatedBundles, findBundleIds, listBundleIds } from "./bundles.store.ts";
import { toWireBundle } from "./bundles.wire.ts";

const MAX_RELATED = 12;

export function bundleRoutes(app: ApiApp, { db, now }: ApiContext): void {
  serve(app, listBundles, async ({ query: { page, perPage }, url, madeOf }) => {
    const { ids, total } = await listBundleIds(db, { page, perPage });
    const bundles = await loadWireBundles(db, ids, now());
    madeOf(tagsOfBundles(bundles));
    return pagedAnswer(bundles, { page, perPage, total }, url);
  });

  serve(app, getBundle, async ({ params, madeOf }) => {
    const [bundle] = await loadWireBundles(db, [idOf(params.id)], now());
    if (bundle?.status !== 1) throw notFound();
    madeOf(tagsOfBundles([bundle]));
    return { data: bundle };
  });
}

/**
 * Returns up to `MAX_RELATED` published bundles that contain the product, or any product of the category or brand.
 * (requirements: B-037, B-072, B-120)
 */
export async function relatedBundles(db: Db, related: RelatedBundles, now: Date): Promise<Wire<Bundle>[]> {
  return loadWireBundles(db, await findBundleIds(db, related, MAX_RELATED), now);
}

async function loadWireBundles(db: Db, ids: number[], now: Date): Promise<Wire<Bundle>[]> {
  const lines = await loadBundleLines(db, ids);
  const productIds = lines.flatMap(({ products }) => products.map(({ productId }) => productId));
  const cards = new Map((await loadCards(db, [...new Set(productIds)])).map((row) => [row.product_id, row]));
  return lines.map((line) => toWireBundle({ line, offer: offerOf(line) }, cards, now));
}
