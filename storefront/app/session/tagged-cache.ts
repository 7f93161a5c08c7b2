/**
 * Stale-while-revalidate over lru-cache's own fetch, with cache tags: what was kept is asked for anew after a while, and is
 * dropped when something that it was made of is touched. Holds answers of the API and, in the server, whole pages.
 */
import { LRUCache } from "lru-cache";
import { endOf, EVERYTHING } from "@curat/contract/cache-tags.values";

/** What came of asking. */
export type Found<Kept, Unkept> =
  /** To be kept; without tags it was made of nobody knows what, and every change drops it. */
  | { keep: true; value: Kept; tags: readonly string[] | undefined }
  /** Not to be kept; what stood before goes, or stands on because nobody could say now whether it is still so. */
  | { keep: false; value: Unkept; before: "goes" | "stands" };

export interface TaggedCacheOptions<Kept> {
  /** Bound of all sizes together; keys and tags count for their letters, each tag for TAG_SIZE besides. */
  maxSize: number;
  sizeOf(value: Kept): number;
  /** So long it is given as it is. */
  freshMs: number;
  /** Until this age it is given once more while one asks anew; 0 has everyone wait for the new one. */
  staleMs: number;
  /** Until this age it is given to who waits and learns that nobody can say now; 0 for never. */
  awayMs: number;
  /** Whether those who waited for another's question take what may not be kept, or ask for themselves. */
  sharesUnkept: boolean;
  now?: () => number;
}

/** The tag of what does not say what it was made of: every change drops it. */
export const ANYTHING = "*";
/** A tag of one entry is two references to each other in the index. */
const TAG_SIZE = 100;

interface Entry<Kept> {
  value: Kept;
  tags: readonly string[];
  /** When it stops being true by itself, in milliseconds: nobody gets it after that, not even once more. */
  endsAt: number;
}
interface Asking<Kept, Unkept> {
  ask: () => Promise<Found<Kept, Unkept>>;
  /** Its question is the one that was asked. */
  isAsked: boolean;
}

/** Comes to who waits where nothing is kept of what he waited for. */
class NotKept<Value> extends Error {
  readonly value: Value;
  /** Something that it was made of was touched meanwhile: he who came after that has to ask again. */
  readonly isOutdated: boolean;

  constructor(value: Value, isOutdated: boolean) {
    super("not kept");
    this.value = value;
    this.isOutdated = isOutdated;
  }
}

export class TaggedCache<Kept extends object, Unkept = Kept> {
  #options: TaggedCacheOptions<Kept>;
  #cache: LRUCache<string, Entry<Kept>, Asking<Kept, Unkept>>;
  #keysByTag = new Map<string, Set<string>>();
  /** What was touched while each question was under way. */
  #touchedMeanwhile = new Set<Set<string>>();

  constructor(options: TaggedCacheOptions<Kept>) {
    this.#options = options;
    this.#cache = new LRUCache({
      maxSize: options.maxSize,
      sizeCalculation: ({ value, tags }, key) =>
        tags.reduce((size, tag) => size + tag.length + TAG_SIZE, options.sizeOf(value) + key.length),
      ttl: options.freshMs - 1,
      // The clock is read each time; caching its readings would take a timer for each.
      ttlResolution: 0,
      // lru-cache takes a beginning of 0 for none.
      perf: { now: () => (options.now ?? Date.now)() + 1 },
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      // A question whose entry is dropped goes on for those who wait for it; nothing of it is kept.
      ignoreFetchAbort: true,
      fetchMethod: (key, before, { context, options: requested, signal }) =>
        this.#ask(key, before, context, requested, signal),
      onInsert: ({ tags }, key) => this.#index(key, tags),
      dispose: ({ tags }, key) => this.#unindex(key, tags),
    });
  }

  /** What is kept and fresh. */
  getFresh(key: string): Kept | undefined {
    const entry = this.#cache.get(key);
    if (entry && this.#now() >= entry.endsAt) this.#cache.delete(key);
    else return entry?.value;
    return undefined;
  }

  /** What is kept, or what `ask` finds; asked once however many ask at the same time. */
  async fetch(key: string, ask: () => Promise<Found<Kept, Unkept>>): Promise<Kept | Unkept> {
    for (;;) {
      const context = { ask, isAsked: false };
      const stored = this.#cache.peek(key, { allowStale: true });
      if (stored && this.#now() >= stored.endsAt) this.#cache.delete(key);
      try {
        const allowStale = this.#ageOf(key) < this.#options.staleMs;
        const entry = await this.#cache.forceFetch(key, { context, allowStale });
        return entry.value;
      } catch (error) {
        if (!(error instanceof NotKept)) throw error;
        const { value, isOutdated } = error as NotKept<Kept | Unkept>;
        if (context.isAsked) return value;
        if (isOutdated) continue;
        return this.#options.sharesUnkept ? value : (await ask()).value;
      }
    }
  }

  /** Drops what carries one of the tags, and keeps nothing that is being asked for and turns out to. */
  drop(tags: readonly string[]): void {
    if (tags.includes(EVERYTHING)) return this.clear();
    if (tags.length === 0) return;
    const touched = [ANYTHING, ...tags];
    for (const meanwhile of this.#touchedMeanwhile) for (const tag of touched) meanwhile.add(tag);
    for (const tag of touched) for (const key of this.#keysByTag.get(tag) ?? []) this.#cache.delete(key);
  }

  /** Forgets everything, also what is being asked for. */
  clear(): void {
    this.#cache.clear();
  }

  /** How many entries and tags there are. */
  get counts(): { entries: number; tags: number } {
    return { entries: this.#cache.size, tags: this.#keysByTag.size };
  }

  /** What the sizes of all entries add up to. */
  get size(): number {
    return this.#cache.calculatedSize;
  }

  async #ask(
    key: string,
    before: Entry<Kept> | undefined,
    context: Asking<Kept, Unkept>,
    requested: LRUCache.FetcherFetchOptions<string, Entry<Kept>, Asking<Kept, Unkept>>,
    signal: AbortSignal,
  ): Promise<Entry<Kept>> {
    // Dropped or pushed out while it is asked for anew, what stood before is not disposed of by itself.
    if (before) signal.addEventListener("abort", () => this.#unindex(key, before.tags));
    context.isAsked = true;
    const meanwhile = new Set<string>();
    this.#touchedMeanwhile.add(meanwhile);
    const found = await context.ask().finally(() => this.#touchedMeanwhile.delete(meanwhile));
    if (found.keep) {
      const tags = found.tags ?? [ANYTHING];
      if (tags.some((tag) => meanwhile.has(tag))) throw new NotKept(found.value, true);
      return { value: found.value, tags, endsAt: endOf(tags) };
    }
    const stands = found.before === "stands" && before !== undefined && !signal.aborted;
    requested.noDeleteOnFetchRejection = stands;
    requested.allowStaleOnFetchRejection = stands && this.#ageOf(key) < this.#options.awayMs;
    throw new NotKept(found.value, false);
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  /** Milliseconds since it was kept; of what is not there it says nothing. */
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
