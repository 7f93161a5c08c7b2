/**
 * Cache with stale-while-revalidate and cache tags, for API responses and whole pages. It is based on
 * lru-cache's `fetch`.
 */
import { LRUCache } from "lru-cache";
import { endOf, EVERYTHING } from "@curat/contract/cache-tags.values";

export type Found<SaveResult, Unkept> =
  /** A value that is cached. Without tags, every change removes it. */
  | { keep: true; value: SaveResult; tags: readonly string[] | undefined }
  /**
   * A value that is not cached. `before` determines whether the previous entry is removed ("goes") or stays
   * ("stands").
   */
  | { keep: false; value: Unkept; before: "goes" | "stands" };

export interface TaggedCacheOptions<SaveResult> {
  /**
   * Maximum total size of entries, keys and tags in characters. Each tag counts TAG_SIZE more than its
   * length.
   */
  maxSize: number;
  sizeOf(value: SaveResult): number;
  /** How long an entry is used without a refresh, in milliseconds. */
  freshMs: number;
  /**
   * Age in milliseconds up to which a stale entry is returned while one caller refreshes it. With 0, all
   * callers wait.
   */
  staleMs: number;
  /** Age in milliseconds up to which a stale entry is returned if its refresh fails. With 0, it never is. */
  awayMs: number;
  /** Whether waiting callers share a response that is not cached. Otherwise each makes a separate request. */
  sharesUnkept: boolean;
  now?: () => number;
}

/** Tag of entries that have no other tags. Every change removes these entries. */
export const ANYTHING = "*";
/** Size to count per tag, because the index has two references for each tag of an entry. */
const TAG_SIZE = 100;

interface Entry<SaveResult> {
  value: SaveResult;
  tags: readonly string[];
  /**
   * Expiry in milliseconds since 1970. After it the entry is never returned, not even while it is refreshed.
   */
  endsAt: number;
}
interface Asking<SaveResult, Unkept> {
  ask: () => Promise<Found<SaveResult, Unkept>>;
  isAsked: boolean;
}

/** Thrown to waiting callers if the response is not cached. */
class NotCached<Value> extends Error {
  readonly value: Value;
  /** True if a tag changed during the request, so that later callers must make a new request. */
  readonly isOutdated: boolean;

  constructor(value: Value, isOutdated: boolean) {
    super("not kept");
    this.value = value;
    this.isOutdated = isOutdated;
  }
}

export class TaggedCache<SaveResult extends object, Unkept = SaveResult> {
  #options: TaggedCacheOptions<SaveResult>;
  #cache: LRUCache<string, Entry<SaveResult>, Asking<SaveResult, Unkept>>;
  #keysByTag = new Map<string, Set<string>>();
  /** For each pending request, the tags that changed since it started. */
  #touchedMeanwhile = new Set<Set<string>>();

  constructor(options: TaggedCacheOptions<SaveResult>) {
    this.#options = options;
    this.#cache = new LRUCache({
      maxSize: options.maxSize,
      sizeCalculation: ({ value, tags }, key) =>
        tags.reduce((size, tag) => size + tag.length + TAG_SIZE, options.sizeOf(value) + key.length),
      ttl: options.freshMs - 1,
      // lru-cache would otherwise start a timer for each read to cache the clock.
      ttlResolution: 0,
      // Adds 1, because lru-cache treats a start time of 0 as unset.
      perf: { now: () => (options.now ?? Date.now)() + 1 },
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      // If an entry is removed while it is requested, the request continues for its waiting callers. Its
      // response is not cached.
      ignoreFetchAbort: true,
      fetchMethod: (key, before, { context, options: requested, signal }) =>
        this.#ask(key, before, context, requested, signal),
      onInsert: ({ tags }, key) => this.#index(key, tags),
      dispose: ({ tags }, key) => this.#unindex(key, tags),
    });
  }

  getFresh(key: string): SaveResult | undefined {
    const entry = this.#cache.get(key);
    if (entry && this.#now() >= entry.endsAt) this.#cache.delete(key);
    else return entry?.value;
    return undefined;
  }

  async fetch(key: string, load: () => Promise<Found<SaveResult, Unkept>>): Promise<SaveResult | Unkept> {
    for (;;) {
      const context = { ask: load, isAsked: false };
      const stored = this.#cache.peek(key, { allowStale: true });
      if (stored && this.#now() >= stored.endsAt) this.#cache.delete(key);
      try {
        const allowStale = this.#ageOf(key) < this.#options.staleMs;
        const entry = await this.#cache.forceFetch(key, { context, allowStale });
        return entry.value;
      } catch (error) {
        if (!(error instanceof NotCached)) throw error;
        const { value, isOutdated } = error as NotCached<SaveResult | Unkept>;
        if (context.isAsked) return value;
        if (isOutdated) continue;
        return this.#options.sharesUnkept ? value : (await load()).value;
      }
    }
  }

  /** Removes entries with any of the tags. Results of pending requests with these tags are not cached. */
  drop(tags: readonly string[]): void {
    if (tags.includes(EVERYTHING)) return this.clear();
    if (tags.length === 0) return;
    const touched = [ANYTHING, ...tags];
    for (const meanwhile of this.#touchedMeanwhile) for (const tag of touched) meanwhile.add(tag);
    for (const tag of touched) for (const key of this.#keysByTag.get(tag) ?? []) this.#cache.delete(key);
  }

  clear(): void {
    this.#cache.clear();
  }

  get counts(): { entries: number; tags: number } {
    return { entries: this.#cache.size, tags: this.#keysByTag.size };
  }

  get size(): number {
    return this.#cache.calculatedSize;
  }

  async #ask(
    key: string,
    before: Entry<SaveResult> | undefined,
    context: Asking<SaveResult, Unkept>,
    requested: LRUCache.FetcherFetchOptions<string, Entry<SaveResult>, Asking<SaveResult, Unkept>>,
    signal: AbortSignal,
  ): Promise<Entry<SaveResult>> {
    // lru-cache does not call `dispose` for the previous entry if it is removed or evicted during a refresh.
    if (before) signal.addEventListener("abort", () => this.#unindex(key, before.tags));
    context.isAsked = true;
    const meanwhile = new Set<string>();
    this.#touchedMeanwhile.add(meanwhile);
    const found = await context.ask().finally(() => this.#touchedMeanwhile.delete(meanwhile));
    if (found.keep) {
      const tags = found.tags ?? [ANYTHING];
      if (tags.some((tag) => meanwhile.has(tag))) throw new NotCached(found.value, true);
      return { value: found.value, tags, endsAt: endOf(tags) };
    }
    const stands = found.before === "stands" && before !== undefined && !signal.aborted;
    requested.noDeleteOnFetchRejection = stands;
    requested.allowStaleOnFetchRejection = stands && this.#ageOf(key) < this.#options.awayMs;
    throw new NotCached(found.value, false);
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  #ageOf(key: string): number {
    return this.#options.freshMs - 1 - this.#cache.getRemainingTTL(key);
  }

  #index(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  #unindex(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
