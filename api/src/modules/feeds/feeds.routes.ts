/** Addresses for search engines and products for price comparisons; the storefront writes the files. */
import { createHash, timingSafeEqual } from "node:crypto";
import {
  getFeed,
  getRobots,
  getSitemapFile,
  listFeedProducts,
  listSitemapFiles,
  type SitemapAddress,
} from "@curat/contract/feeds";
import type { ApiContext } from "../../context.ts";
import { notFound } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { outboxVersion } from "../changes/index.ts";
import { loadSettings } from "../settings/index.ts";
import { readTariffs } from "../shipping/index.ts";
import { loadFeedRows, PRODUCTS_PER_PAGE } from "./feed.store.ts";
import { toFeedProduct } from "./feed.wire.ts";
import { type Feed, readFeedsSetting } from "./feeds.settings.ts";
import { sitemapFileNames, sitemapFileOf } from "./sitemap-files.rules.ts";
import { countProductPages, loadContentPages, loadProductPages, type SitemapRow } from "./sitemap.store.ts";

export function feedsRoutes(app: ApiApp, { db, now }: ApiContext): void {
  serve(app, getRobots, async () => {
    const { feeds } = await loadSettings(db);
    return { data: { allowed: readFeedsSetting(feeds).robots } };
  });

  serve(app, listSitemapFiles, async () => {
    const { count, lastmod } = await countProductPages(db);
    const { content, products } = sitemapFileNames(count);
    const changed = lastmod?.toISOString() ?? null;
    return {
      data: [{ file: content, lastmod: null }, ...products.map((file) => ({ file, lastmod: changed }))],
    };
  });

  serve(app, getSitemapFile, async ({ params: { file } }) => {
    const wanted = sitemapFileOf(file);
    if (wanted?.of === "content") {
      const { flags } = await loadSettings(db);
      return { data: (await loadContentPages(db, { now: now(), flags })).map(toAddress) };
    }
    const rows = wanted ? await loadProductPages(db, wanted.number) : [];
    if (rows.length === 0) throw notFound();
    return { data: rows.map(toAddress) };
  });

  serve(app, listFeedProducts, async ({ query: { after } }) => {
    const [rows, { shipping }] = await Promise.all([loadFeedRows(db, after, now()), loadSettings(db)]);
    const tariffs = readTariffs(shipping);
    const next = rows.length === PRODUCTS_PER_PAGE ? (rows.at(-1)?.id ?? null) : null;
    return { data: { products: rows.map((row) => toFeedProduct(row, tariffs)), next } };
  });

  serve(app, getFeed, async ({ params: { name }, query: { key } }) => {
    const [{ feeds, name: shopName }, version] = await Promise.all([loadSettings(db), outboxVersion(db)]);
    const feed = readFeedsSetting(feeds).feeds.find((one) => one.name === name && opens(one, key));
    if (!feed) throw notFound();
    const layout = createHash("sha256")
      .update(JSON.stringify([feed, shopName]))
      .digest("hex")
      .slice(0, 12);
    const { format, template } = feed;
    return { data: { version: `${version}-${layout}`, format, template } };
  });
}

/** Compared as hashes, so that the time tells nothing of the key. */
function opens({ key }: Feed, given: string | undefined): boolean {
  if (key === null) return given === undefined;
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(key), hash(given ?? ""));
}

function toAddress({ url, lastmod, picture }: SitemapRow): SitemapAddress {
  return { url, lastmod: lastmod?.toISOString() ?? null, picture };
}
