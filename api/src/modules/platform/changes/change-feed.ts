/** Follows the outbox in one process: first its index takes a change over, then whoever keeps something hears of its tags. */
import pg from "pg";
import type { LogEntry } from "../../../config.ts";
import { Latch } from "./latch.ts";
import { currentPosition, dropOldTouches, type OutboxPosition, readTouched } from "./outbox-reader.ts";
import { tag } from "./tags.ts";

export interface ChangeFeedOptions {
  databaseUrl: string;
  log: (entry: LogEntry) => void;
  /** Milliseconds before the first try to connect again; doubled each time, 10 s at most. */
  retryMs?: number;
}

/** What answers from memory of its own: it is up to date before anyone hears of a change. */
export interface Follower {
  /** A notification of channel `changes` came with this payload; the outbox is read right after. */
  onNotification(payload: string | undefined): void;
  /** Takes over everything that is committed. */
  catchUp(client: pg.Client): Promise<void>;
}

/** A connection that died without a word is noticed by then, and changes are looked for even without a NOTIFY. */
const LOOK_EVERY_MS = 15_000;
const QUERY_TIMEOUT_MS = 10_000;
const MAX_RETRY_MS = 10_000;
/** Outbox rows are kept this long; whoever was away longer begins anew. */
const KEEP_DAYS = 7;
export const MAX_GAP_MS = (KEEP_DAYS - 1) * 86_400_000;
const DROP_OLD_EVERY_MS = 6 * 3_600_000;

export class ChangeFeed {
  #options: ChangeFeedOptions;
  #wakeUp = new Latch();
  #isClosed = false;
  #running: Promise<void> | undefined;
  #client: pg.Client | undefined;
  #follower: Follower | undefined;
  #listeners = new Set<(tags: readonly string[]) => void>();
  #waiting: (() => void)[] = [];
  #position: OutboxPosition | undefined;
  #backTo: OutboxPosition | undefined;
  #lastRead = 0;
  #lastDrop = 0;

  constructor(options: ChangeFeedOptions) {
    this.#options = options;
  }

  /** Starts following, once. */
  start(): void {
    this.#running ??= this.#follow();
  }

  /** Sets who takes changes over before anyone hears of them. */
  lead(follower: Follower): void {
    this.#follower = follower;
    this.#wakeUp.open();
  }

  /** Calls `listener` with the tags of what was touched, after the index took it over. */
  onTouched(listener: (tags: readonly string[]) => void): void {
    this.#listeners.add(listener);
  }

  /** Tells once more of what came after a position: another index answers now, which was read there. */
  tellAgainFrom(position: OutboxPosition): void {
    this.#backTo = position;
    this.#wakeUp.open();
  }

  /** Resolves when everything committed before this call was taken over and told (or the process closes). */
  caughtUp(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (this.#isClosed) resolve();
    else this.#waiting.push(resolve);
    this.#wakeUp.open();
    return promise;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wakeUp.open();
    await this.#client?.end().catch(() => undefined);
    await this.#running;
    for (const go of this.#waiting.splice(0)) go();
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
          message: "The feed of changes lost its connection and tries again.",
          error,
        });
      }
      await this.#wakeUp.wait(wait, () => this.#isClosed);
      wait = Math.min(wait * 2, MAX_RETRY_MS);
    }
  }

  /** Follows the outbox on one connection until it breaks. */
  async #listen(onConnected: () => void): Promise<void> {
    const client = await connectTo(this.#options.databaseUrl, { query_timeout: QUERY_TIMEOUT_MS });
    this.#client = client;
    let failure: Error | undefined;
    const fail = (error: Error): void => {
      failure ??= error;
      this.#wakeUp.open();
    };
    client.on("error", fail);
    client.on("end", () => fail(new Error("The connection ended.")));
    client.on("notification", ({ payload }) => {
      this.#follower?.onNotification(payload);
      this.#wakeUp.open();
    });
    try {
      await client.query("listen changes");
      // One statement over and over: planning it anew each time costs more than running it.
      await client.query("set plan_cache_mode = force_generic_plan");
      onConnected();
      while (!this.#isClosed) {
        this.#wakeUp.shut();
        // They wait on where the reading breaks off; who comes meanwhile waits for the next.
        const asked = this.#waiting.length;
        await this.#read(client);
        for (const go of this.#waiting.splice(0, asked)) go();
        await this.#wakeUp.wait(LOOK_EVERY_MS);
        if (failure) throw failure;
      }
    } finally {
      this.#client = undefined;
      client.removeAllListeners("notification");
      await client.end().catch(() => undefined);
    }
  }

  /** Has everything taken over that is committed, and tells of it; several steps when it is much. */
  async #read(client: pg.Client): Promise<void> {
    if (Date.now() - this.#lastRead > MAX_GAP_MS) this.#position = undefined;
    for (let isMore = true; isMore && !this.#isClosed;) {
      const isAnew = this.#position === undefined;
      if (this.#position) this.#position = this.#backTo ?? this.#position;
      this.#backTo = undefined;
      this.#position ??= await currentPosition(client);
      const touched = await readTouched(client, this.#position);
      await this.#follower?.catchUp(client);
      // What was kept before this process followed may be older than anyone can say.
      const tags = isAnew || touched.isFromElsewhere ? [tag.catalogue] : touched.tags;
      if (tags.length > 0) for (const listener of this.#listeners) listener(tags);
      this.#position = touched.isFromElsewhere ? undefined : touched.next;
      isMore = touched.isFull;
    }
    this.#lastRead = Date.now();
    if (Date.now() - this.#lastDrop < DROP_OLD_EVERY_MS) return;
    this.#lastDrop = Date.now();
    await dropOldTouches(client, KEEP_DAYS);
  }
}

/** A connection of its own, outside of the pool, that lasts. */
export async function connectTo(databaseUrl: string, options: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    application_name: "curat changes",
    ...options,
  });
  // Without a listener a connection lost between queries would end the process.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
