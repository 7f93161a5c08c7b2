/** Files are written in advance after changes, so that a robot's request only sends a file. */
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { outboxVersion } from "../../platform/changes/index.ts";
import { loadSettings, loadStored } from "../../platform/settings/index.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { loadExpectedDays, readRestock } from "../../purchasing/purchase-orders/index.ts";
import { homeDeliveryDays, readDeliveryTerms, readTariffs } from "../../selling/shipping/index.ts";
import { type FeedLayout, layoutOf } from "./feed-formats.ts";
import { type FeedTerms, toFeedProduct } from "./feed-product.ts";
import { addOmission, type FeedReport, omissionOf } from "./feed-report.rules.ts";
import { findNextPromotion, loadFeedRows } from "./feed.store.ts";
import { type Feed, feedFileName, readFeedsSetting } from "./feeds.settings.ts";
import { addPart, beginFile, dropFile, dropStale, findWritten, finishFile } from "./public-file.store.ts";
import { contentAddresses, sitemapFile, sitemapIndex } from "./sitemap-files.ts";
import { SITEMAP_INDEX, sitemapFileNames } from "./sitemap-files.rules.ts";
import { countProductPages, loadContentPages, loadProductPages } from "./sitemap.store.ts";

interface PublicFile {
  name: string;
  version: string;
  contentType: string;
  write(): AsyncIterable<string>;
  /** Filled while a feed is written. */
  report?: FeedReport;
}

/** Minimum time between two versions of a file, because a busy shop changes all the time. */
const MIN_AGE_MS = 10 * 60_000;
/** Maximum age of a file, for changes without a notification such as scheduled publications. */
const MAX_AGE_MS = 24 * 60 * 60_000;
const PART_BYTES = 256 * 1024;

/** Writes the feeds and sitemap files that are due, and returns how many were written. */
export async function writePublicFiles({ db, now, config: { shopUrl } }: ApiContext): Promise<number> {
  // Read before the content, so that later changes lead to another version.
  const changes = await outboxVersion(db);
  const settings = await loadSettings(db);
  const versionOf = (madeBy: unknown): string => {
    const hash = createHash("sha256")
      .update(JSON.stringify([madeBy, shopUrl]))
      .digest("hex");
    return `${changes}-${hash.slice(0, 12)}`;
  };
  const at = now();
  const nextPromotion = (await findNextPromotion(db, at))?.getTime() ?? Infinity;
  const validUntil = new Date(Math.min(nextPromotion, at.getTime() + MAX_AGE_MS));
  const terms: FeedTerms = {
    tariffs: readTariffs(settings.shipping),
    deliveryDays: homeDeliveryDays(readDeliveryTerms(settings.deliveryTerms)),
    expectedDays: readRestock((await loadStored(db)).get("restock")).isShown
      ? await loadExpectedDays(db, romanianDay(at))
      : new Map(),
  };
  const feeds = readFeedsSetting(settings.feeds).feeds.map((feed): PublicFile => {
    const layout = layoutOf(feed, { url: shopUrl, name: settings.name, at, validUntil });
    const report: FeedReport = { products: 0, omitted: {}, valid_until: validUntil.toISOString() };
    return {
      name: feedFileName(feed),
      version: versionOf([feed, settings.name]),
      contentType: layout.contentType,
      report,
      write: () => writeFeed(db, { feed, layout, terms, report, now: at }),
    };
  });
  const { flags } = settings;
  const written = await writeSitemap(db, now(), { shopUrl, flags, version: versionOf(flags) });
  await dropStale(db, "feed/", feeds);
  return written + (await writeAll(db, feeds, (file) => dueAfter(db, file, at, MIN_AGE_MS)));
}

interface Sitemap {
  shopUrl: string;
  flags: Readonly<Record<string, boolean>>;
  version: string;
}

/** Writes the sitemap's files, the index last. If the index is not due, writes nothing and counts no product pages. */
async function writeSitemap(db: Db, now: Date, sitemap: Sitemap): Promise<number> {
  const index = { name: SITEMAP_INDEX, version: sitemap.version };
  if ((await dueAfter(db, index, now, MIN_AGE_MS)) === undefined) return 0;
  const files = await sitemapFiles(db, now, sitemap);
  const written = await writeAll(db, files, (file) => dueAfter(db, file, now));
  await dropStale(db, "sitemap", files);
  return written;
}

async function writeAll(
  db: Db,
  files: readonly PublicFile[],
  findFormer: (file: PublicFile) => Promise<number | undefined>,
): Promise<number> {
  let written = 0;
  for (const file of files) {
    const former = await findFormer(file);
    if (former !== undefined && (await writeFile(db, file, former))) written += 1;
  }
  return written;
}

async function sitemapFiles(db: Db, now: Date, { shopUrl, flags, version }: Sitemap): Promise<PublicFile[]> {
  const { count, lastmod } = await countProductPages(db);
  const { content, products } = sitemapFileNames(count);
  const xml = { version, contentType: "application/xml; charset=utf-8" };
  const file = (name: string, text: () => Promise<string>): PublicFile => ({
    ...xml,
    name,
    async *write() {
      yield await text();
    },
  });
  return [
    file(`sitemap/${content}.xml`, async () =>
      sitemapFile(contentAddresses(await loadContentPages(db, { now, flags }), flags), shopUrl),
    ),
    ...products.map((name, index) =>
      file(`sitemap/${name}.xml`, async () => sitemapFile(await loadProductPages(db, index + 1), shopUrl)),
    ),
    file(SITEMAP_INDEX, async () =>
      sitemapIndex(
        [{ name: content, lastmod: null }, ...products.map((name) => ({ name, lastmod }))],
        shopUrl,
      ),
    ),
  ];
}

async function* writeFeed(db: Db, { feed, layout, terms, report, now }: FeedInput): AsyncGenerator<string> {
  yield layout.header;
  for (let after = 0; ;) {
    const rows = await loadFeedRows(db, after, now);
    const last = rows.at(-1);
    if (!last) break;
    const shown = rows.filter((row) => {
      const reason = omissionOf(row, { ...feed, ...layout });
      if (reason) addOmission(report, reason, row.id);
      return reason === undefined;
    });
    report.products += shown.length;
    yield shown.map((row) => layout.item(toFeedProduct(row, terms))).join("");
    after = last.id;
  }
  yield layout.footer;
}

interface FeedInput {
  feed: Feed;
  layout: FeedLayout;
  terms: FeedTerms;
  report: FeedReport;
  now: Date;
}

/** Returns the previous file's id (0 for none) if a new version is due. */
async function dueAfter(
  db: Db,
  { name, version }: Pick<PublicFile, "name" | "version">,
  now: Date,
  minAgeMs = 0,
): Promise<number | undefined> {
  const former = await findWritten(db, name);
  if (!former) return 0;
  const age = now.getTime() - former.writtenAt.getTime();
  const isOverdue = age > MAX_AGE_MS || (former.validUntil !== null && former.validUntil <= now);
  return age > MAX_AGE_MS || (former.version !== version && (age > minAgeMs || isOverdue))
    ? former.id
    : undefined;
}

/** Writes a file. Returns false if another process is writing it or has written it. */
async function writeFile(db: Db, file: PublicFile, former: number): Promise<boolean> {
  const id = await beginFile(db, { ...file, former });
  if (id === undefined) return false;
  try {
    let position = 0;
    await pipeline(Readable.from(file.write()), createGzip(), async (zipped: AsyncIterable<Buffer>) => {
      for await (const part of inParts(zipped)) await addPart(db, id, position++, part);
    });
    await finishFile(db, { id, name: file.name, report: file.report });
    return true;
  } catch (error) {
    await dropFile(db, id).catch(() => undefined);
    throw error;
  }
}

async function* inParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [pieces, length]: [Buffer[], number] = [[], 0];
  for await (const piece of bytes) {
    pieces.push(piece);
    length += piece.byteLength;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(pieces);
    [pieces, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(pieces);
}
