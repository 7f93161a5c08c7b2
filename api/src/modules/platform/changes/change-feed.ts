/** Follows the outbox. Applies each change to the index before listeners receive its cache tags. */
import pg from "pg";
import type { LogEntry } from "../../../config.ts";
import { Signal } from "./signal.ts";
import { currentPosition, dropOldTouches, type OutboxPosition, readTouched } from "./outbox-reader.ts";
import { tag } from "./tags.ts";

export interface ChangeFeedOptions {
  databaseUrl: string;
  log: (entry: LogEntry) => void;
  /** Milliseconds before the first reconnection attempt. The delay doubles with each attempt, up to 10 s. */
  retryMs?: number;
}

export interface Follower {
  /** Called with the payload of each notification on the channel `changes`. The outbox is read afterwards. */
  onNotification(payload: string | undefined): void;
  catchUp(client: pg.Client): Promise<void>;
}

/** Interval for polling the outbox without a NOTIFY. Polling also detects a connection that was dropped silently. */
const LOOK_EVERY_MS = 15_000;
const QUERY_TIMEOUT_MS = 10_000;
const MAX_RETRY_MS = 10_000;
/**
 * Outbox rows are deleted after this many days. A process that was offline for more than six days reloads everything.
 */
const RETENTION_DAYS = 7;
export const MAX_GAP_MS = (RETENTION_DAYS - 1) * 86_400_000;
const DROP_OLD_EVERY_MS = 6 * 3_600_000;

export class ChangeFeed {
  #options: ChangeFeedOptions;
  #wakeUp = new Signal();
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

  start(): void {
    this.#running ??= this.#follow();
  }

  lead(follower: Follower): void {
    this.#follower = follower;
    this.#wakeUp.open();
  }

  onTouched(listener: (tags: readonly string[]) => void): void {
    this.#listeners.add(listener);
  }

  /** Reports all changes after a position again, because the new index was read at that position. */
  tellAgainFrom(position: OutboxPosition): void {
    this.#backTo = position;
    this.#wakeUp.open();
  }

  /** Resolves when everything committed before this call was reported, or when the feed closes. */
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
          message: "The change feed lost its connection and reconnects.",
          error,
        });
      }
      await this.#wakeUp.wait(wait, () => this.#isClosed);
      wait = Math.min(wait * 2, MAX_RETRY_MS);
    }
  }

  async #listen(onConnected: () => void): Promise<void> {
    const client = await connectTo(this.#options.databaseUrl, { query_timeout: QUERY_TIMEOUT_MS });
    this.#client = client;
    let failure: Error | undefined;
    const fail = (error: Error): void => {
      failure ??= error;
      this.#wakeUp.open();
    };
    client.on("error", fail);
    client.on("end", () => fail(new Error("The connection was closed.")));
    client.on("notification", ({ payload }) => {
      this.#follower?.onNotification(payload);
      this.#wakeUp.open();
    });
    try {
      await client.query("listen changes");
      // Reuses the plan, because planning this statement costs more than running it.
      await client.query("set plan_cache_mode = force_generic_plan");
      onConnected();
      while (!this.#isClosed) {
        this.#wakeUp.shut();
        // Resolves only callers that waited before the read started. If the read fails, they wait for the next one.
        const input = this.#waiting.length;
        await this.#read(client);
        for (const go of this.#waiting.splice(0, input)) go();
        await this.#wakeUp.wait(LOOK_EVERY_MS);
        if (failure) throw failure;
      }
    } finally {
      this.#client = undefined;
      client.removeAllListeners("notification");
      await client.end().catch(() => undefined);
    }
  }

  async #read(client: pg.Client): Promise<void> {
    if (Date.now() - this.#lastRead > MAX_GAP_MS) this.#position = undefined;
    for (let isMore = true; isMore && !this.#isClosed;) {
      const isAnew = this.#position === undefined;
      if (this.#position) this.#position = this.#backTo ?? this.#position;
      this.#backTo = undefined;
      this.#position ??= await currentPosition(client);
      const touched = await readTouched(client, this.#position);
      await this.#follower?.catchUp(client);
      // Data that this process cached before it followed the outbox may be outdated.
      const tags = isAnew || touched.isFromElsewhere ? [tag.catalogue] : touched.tags;
      if (tags.length > 0) for (const listener of this.#listeners) listener(tags);
      this.#position = touched.isFromElsewhere ? undefined : touched.next;
      isMore = touched.isFull;
    }
    this.#lastRead = Date.now();
    if (Date.now() - this.#lastDrop < DROP_OLD_EVERY_MS) return;
    this.#lastDrop = Date.now();
    await dropOldTouches(client, RETENTION_DAYS);
  }
}

export async function connectTo(databaseUrl: string, options: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    application_name: "curat changes",
    ...options,
  });
  // Without a listener, losing the connection between queries would crash the process.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
