import type pg from "pg";
import type { LogEntry } from "../../../config.ts";
import type { Db } from "../../../db/database.ts";
import {
  type ChangeFeed,
  connectTo,
  type Follower,
  MAX_GAP_MS,
  readTouched,
  tag,
} from "../../platform/changes/index.ts";
import { buildIndex, type BuiltIndex, inSlices } from "./build-index.ts";
import { loadFacetNames } from "./facets.store.ts";
import { loadIndexed } from "./index.store.ts";
import type { CatalogueIndex } from "./index/catalogue-index.ts";
import { NamesBook } from "./index/names-book.ts";
import { OwnSynonyms } from "./index/own-synonyms.ts";
import { readOfferUpdates } from "./offer-updates.ts";
import { loadSynonyms } from "./synonyms/synonyms.store.ts";

export interface SyncOptions {
  db: Db;
  databaseUrl: string;
  feed: ChangeFeed;
  log: (entry: LogEntry) => void;
}

/** Share of removed products above which the index is rebuilt. Removed products still use memory and time. */
const MAX_DEAD_SHARE = 0.3;
const DEAD_TO_SPARE = 2_000;
const NAMING = new Set<string>([tag.catalogue, tag.categories, tag.filters]);

export class CatalogueSync implements Follower {
  #options: SyncOptions;
  #built: BuiltIndex | undefined;
  #ready = Promise.withResolvers<void>();
  #isClosed = false;
  #isStarted = false;
  #rebuilding: Promise<void> | undefined;
  /** Whether names changed during a build that had already read the old ones. */
  #isOutdated = false;
  #listeners = new Set<() => void>();
  #lastRead = 0;

  constructor(options: SyncOptions) {
    this.#options = options;
  }

  get index(): CatalogueIndex | undefined {
    return this.#built?.index;
  }

  start(): Promise<void> {
    if (!this.#isStarted) {
      this.#isStarted = true;
      this.#options.feed.lead(this);
      this.#options.feed.start();
    }
    return this.#ready.promise;
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#ready.resolve();
    await this.#rebuilding?.catch(() => undefined);
  }

  rebuild(): Promise<void> {
    this.#rebuilding ??= this.#build().finally(() => {
      this.#rebuilding = undefined;
      if (this.#isOutdated && !this.#isClosed) this.#rebuildBehind();
    });
    return this.#rebuilding;
  }

  async settled(): Promise<void> {
    // Rebuild an outdated index once more. Failed builds are logged elsewhere.
    while (this.#rebuilding) await this.#rebuilding.catch(() => undefined);
  }

  /** Applies the prices and stock of a notification immediately. The outbox, read right after, is authoritative. */
  onNotification(payload: string | undefined): void {
    const built = this.#built;
    const updates = built ? readOfferUpdates(payload, built.position) : [];
    for (const { productId, offer } of updates) built?.index.setOffer(productId, offer);
    if (updates.length > 0) this.#notifyListeners();
  }

  async catchUp(client: pg.Client): Promise<void> {
    const built = this.#built;
    if (built && !this.#wasAwayTooLong()) await this.#takeOver(client, built);
    else this.#rebuildBehind();
    this.#lastRead = Date.now();
  }

  #notifyListeners(): void {
    for (const listener of this.#listeners) listener();
  }

  async #takeOver(client: pg.Client, built: BuiltIndex): Promise<void> {
    for (let isMore = true; isMore && !this.#isClosed;) {
      const touched = await readTouched(client, built.position);
      if (touched.isFromElsewhere) return this.#rebuildBehind();
      const { productIds } = touched;
      const products = productIds.length > 0 ? await loadIndexed(client, productIds) : [];
      const isNaming = touched.tags.some((one) => NAMING.has(one));
      const hasUnknown = products.some(({ product }) =>
        product?.valueIds.some((id) => built.index.book.parameterOf(id) === undefined),
      );
      if (isNaming || hasUnknown) await this.#reloadNames(built);
      if (touched.tags.includes(tag.settings))
        built.index.synonyms = new OwnSynonyms(await loadSynonyms(this.#options.db));
      await inSlices(products, ({ id, product }) =>
        product ? built.index.put(product) : built.index.remove(id),
      );
      built.position = touched.next;
      isMore = touched.isFull;
      if (products.length > 0 || isNaming) this.#notifyListeners();
    }
    const { deadCount, table } = built.index;
    if (built === this.#built && deadCount > DEAD_TO_SPARE && deadCount > table.size * MAX_DEAD_SHARE)
      this.#rebuildBehind();
  }

  /** Applies changed names immediately and rebuilds the index if searchable words changed. */
  async #reloadNames({ index }: BuiltIndex): Promise<void> {
    const before = index.book;
    index.book = new NamesBook(await loadFacetNames(this.#options.db));
    if (before.readsLike(index.book)) return;
    this.#isOutdated = true;
    if (!this.#rebuilding) this.#rebuildBehind();
  }

  #rebuildBehind(): void {
    this.rebuild().catch((error: unknown) =>
      this.#options.log({
        level: "warn",
        message: "The catalogue index could not be rebuilt; the old one stays in use.",
        error,
      }),
    );
  }

  async #build(): Promise<void> {
    const client = await connectTo(this.#options.databaseUrl, { application_name: "curat catalogue index" });
    this.#isOutdated = false;
    try {
      const built = await buildIndex(this.#options.db, client);
      await this.#takeOver(client, built);
      this.#built = built;
      this.#lastRead = Date.now();
      // The new index may lack changes that the previous index had already applied.
      this.#options.feed.tellAgainFrom(built.position);
      this.#ready.resolve();
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  #wasAwayTooLong(): boolean {
    return Date.now() - this.#lastRead > MAX_GAP_MS;
  }
}
