/** Keeps the index of this process equal to product_read: builds it, follows the outbox, survives a lost connection. */
import pg from "pg";
import type { LogEntry } from "../../config.ts";
import type { Db } from "../../db/database.ts";
import { buildIndex, type BuiltIndex, inSlices } from "./build-index.ts";
import { loadFacetNames } from "./facets.store.ts";
import { dropOldNews, readNews } from "./index.store.ts";
import { CatalogueBoundError } from "./index/bounds.ts";
import type { CatalogueIndex } from "./index/catalogue-index.ts";
import { NamesBook } from "./index/names-book.ts";
import { Latch } from "./latch.ts";
import { readStanding } from "./standing-news.ts";

export interface SyncOptions {
  db: Db;
  databaseUrl: string;
  log: (entry: LogEntry) => void;
  /** Milliseconds before the first try to connect again; doubled each time, 10 s at most. */
  retryMs?: number;
}

/** A connection that died without a word is noticed by then, and changes are looked for even without a NOTIFY. */
const LOOK_EVERY_MS = 15_000;
const QUERY_TIMEOUT_MS = 10_000;
const LONGEST_RETRY_MS = 10_000;
/** Outbox rows are kept this long; whoever was away longer builds anew. */
const KEEP_NEWS_DAYS = 7;
const DROP_NEWS_EVERY_MS = 6 * 3_600_000;
/** Products that left take room and time until the next build. */
const MOST_DEAD_PART = 0.3;
const DEAD_TO_SPARE = 2_000;
/** A catalogue beyond the bounds is tried again this much later. */
const UNFIT_RETRY_MS = 300_000;

export class CatalogueSync {
  #options: SyncOptions;
  #built: BuiltIndex | undefined;
  #news = new Latch();
  #ready = Promise.withResolvers<void>();
  #isClosed = false;
  #running: Promise<void> | undefined;
  #rebuilding: Promise<void> | undefined;
  /** Names changed while a build was under way with the old ones. */
  #isOutdated = false;
  #client: pg.Client | undefined;
  #listeners = new Set<() => void>();
  #waiting: (() => void)[] = [];
  #lastRead = 0;
  #lastDrop = 0;
  #unfitUntil = 0;

  constructor(options: SyncOptions) {
    this.#options = options;
  }

  /** Undefined while there is none: before the first build, and while the catalogue is beyond the index's bounds. */
  get index(): CatalogueIndex | undefined {
    return this.#built?.index;
  }

  /** Starts following, once; resolves when the index stands, or when the catalogue turned out not to fit it. */
  start(): Promise<void> {
    this.#running ??= this.#follow();
    return this.#ready.promise;
  }

  /** Resolves when everything committed before this call is in the index (or the process closes). */
  caughtUp(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (this.#isClosed) resolve();
    else this.#waiting.push(resolve);
    this.#news.open();
    return promise;
  }

  /** Calls `listener` after changes were taken over. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#ready.resolve();
    this.#news.open();
    await this.#client?.end().catch(() => undefined);
    await this.#running;
    for (const go of this.#waiting.splice(0)) go();
    await this.#rebuilding?.catch(() => undefined);
  }

  /** Builds the index anew behind the one that answers, and swaps it in whole. */
  rebuild(): Promise<void> {
    this.#rebuilding ??= this.#build().finally(() => {
      this.#rebuilding = undefined;
      if (this.#isOutdated && !this.#isClosed) this.#rebuildBehind();
    });
    return this.#rebuilding;
  }

  async #follow(): Promise<void> {
    const first = this.#options.retryMs ?? 250;
    let wait = first;
    while (!this.#isClosed) {
      try {
        await this.#listen(() => (wait = first));
      } catch (error) {
        if (this.#isClosed) return;
        this.#options.log({
          level: "warn",
          message: "The catalogue index lost its connection and tries again.",
          error,
        });
      }
      await this.#news.wait(wait, () => this.#isClosed);
      wait = Math.min(wait * 2, LONGEST_RETRY_MS);
    }
  }

  /** Follows the outbox on one connection until it breaks. */
  async #listen(onConnected: () => void): Promise<void> {
    const client = await this.#connect({ query_timeout: QUERY_TIMEOUT_MS });
    this.#client = client;
    let failure: Error | undefined;
    const fail = (error: Error): void => {
      failure ??= error;
      this.#news.open();
    };
    client.on("error", fail);
    client.on("end", () => fail(new Error("The connection ended.")));
    client.on("notification", ({ payload }) => {
      this.#takeStanding(payload);
      this.#news.open();
    });
    try {
      await client.query("listen changes");
      // One statement over and over: planning it anew each time costs more than running it.
      await client.query("set plan_cache_mode = force_generic_plan");
      onConnected();
      if (!this.#built || this.#wasAwayTooLong()) await this.rebuild();
      while (!this.#isClosed) {
        this.#news.shut();
        const waiting = this.#waiting.splice(0);
        await this.#read(client);
        for (const go of waiting) go();
        await this.#news.wait(LOOK_EVERY_MS);
        if (failure) throw failure;
      }
    } finally {
      this.#client = undefined;
      client.removeAllListeners("notification");
      await client.end().catch(() => undefined);
    }
  }

  /** Prices and stock show at once; the outbox, read right after, has the last word. */
  #takeStanding(payload: string | undefined): void {
    const built = this.#built;
    const news = built ? readStanding(payload, built.position) : [];
    for (const { productId, standing } of news) built?.index.setStanding(productId, standing);
    if (news.length > 0) this.#tellListeners();
  }

  #tellListeners(): void {
    for (const listener of this.#listeners) listener();
  }

  async #connect(options: pg.ClientConfig): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#options.databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: "curat catalogue index",
      ...options,
    });
    // Without a listener a connection lost between queries would end the process.
    client.on("error", () => undefined);
    await client.connect();
    return client;
  }

  async #read(client: pg.Client): Promise<void> {
    const built = this.#built;
    try {
      if (built) await this.#catchUp(client, built);
      else if (Date.now() > this.#unfitUntil) await this.rebuild();
    } catch (error) {
      this.#giveUp(error);
    }
    this.#lastRead = Date.now();
    if (Date.now() - this.#lastDrop < DROP_NEWS_EVERY_MS) return;
    this.#lastDrop = Date.now();
    await dropOldNews(client, KEEP_NEWS_DAYS);
  }

  /** Applies what came since; several steps when it is much. */
  async #catchUp(client: pg.Client, built: BuiltIndex): Promise<void> {
    for (let isMore = true; isMore && !this.#isClosed;) {
      const news = await readNews(client, built.position);
      if (news.isFromElsewhere) return this.#rebuildBehind();
      const hasUnknown = news.products.some(({ product }) =>
        product?.valueIds.some((id) => built.index.book.parameterOf(id) === undefined),
      );
      if (news.isNaming || hasUnknown) await this.#reloadNames(built);
      await inSlices(news.products, ({ id, product }) =>
        product ? built.index.put(product) : built.index.remove(id),
      );
      built.position = news.next;
      isMore = news.isFull;
      if (news.isAny) this.#tellListeners();
    }
    const { deadCount, table } = built.index;
    if (built === this.#built && deadCount > DEAD_TO_SPARE && deadCount > table.size * MOST_DEAD_PART)
      this.#rebuildBehind();
  }

  /** New names show at once; where words changed that products are found by, all are indexed anew. */
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
        message: "The catalogue index could not be rebuilt; the old one goes on.",
        error,
      }),
    );
  }

  async #build(): Promise<void> {
    const client = await this.#connect({});
    this.#isOutdated = false;
    try {
      const built = await buildIndex(this.#options.db, client);
      await this.#catchUp(client, built);
      this.#built = built;
      this.#ready.resolve();
      this.#news.open();
    } catch (error) {
      this.#giveUp(error);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** A catalogue beyond the bounds is answered by SQL from now on; any other failure is the caller's. */
  #giveUp(error: unknown): void {
    if (!(error instanceof CatalogueBoundError)) throw error;
    this.#options.log({ level: "error", message: error.message, error });
    this.#built = undefined;
    this.#unfitUntil = Date.now() + UNFIT_RETRY_MS;
    this.#ready.resolve();
  }

  #wasAwayTooLong(): boolean {
    return Date.now() - this.#lastRead > (KEEP_NEWS_DAYS - 1) * 86_400_000;
  }
}
