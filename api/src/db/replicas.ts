/** Long read-only queries may run on a replica that has caught up with the primary. */
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { isPassingFailure } from "./passing-failure.ts";

/** The pool to use instead of the primary's; undefined outside `readFrom` and `Replicas.read`. */
const answering = new AsyncLocalStorage<pg.Pool | undefined>();

export function readFrom<T>(pool: pg.Pool, read: () => Promise<T>): Promise<T> {
  return answering.run(pool, read);
}

/** Runs `count` on the primary, even inside a read. Only for statistics that no response includes. */
export function countOnPrimary<T>(count: () => Promise<T>): Promise<T> {
  return answering.run(undefined, count);
}

/** Within `readFrom` and `Replicas.read`, the primary's pool hands out connections of another pool. */
export class ReadingPool extends pg.Pool {
  // pg supports callbacks and promises; arguments are passed through unchanged.
  override connect(...args: unknown[]): never {
    const other = answering.getStore();
    const isOther = other !== undefined && other !== this;
    const connect = (isOther ? other.connect : super.connect) as (...args: unknown[]) => never;
    return connect.apply(isOther ? other : this, args);
  }
}

/** Time to wait for a replica to catch up before using the primary. */
const TIMEOUT_MS = 300;
const LOOK_EVERY_MS = 20;
const COOLDOWN_MS = 5_000;
/** PostgreSQL's error code for a read that conflicts with replay. */
const CONFLICT = "40001";

interface Replica {
  pool: pg.Pool;
  restsUntil: number;
}

export interface ReplicaReads {
  replica: number;
  primary: number;
}

export class Replicas {
  readonly #primary: pg.Pool;
  readonly #all: Replica[];
  readonly #count: ReplicaReads = { replica: 0, primary: 0 };
  #next = 0;

  /** `options` configures the pool of each replica. Lost connections are reported to `onError`. */
  constructor(
    primary: pg.Pool,
    urls: readonly string[],
    { onError, ...options }: pg.PoolConfig & { onError: (error: Error) => void },
  ) {
    this.#primary = primary;
    this.#all = urls.map((connectionString) => {
      const pool = new pg.Pool({ ...options, connectionString, connectionTimeoutMillis: 1_000 });
      pool.on("error", onError);
      pool.on("connect", (client) => client.on("error", onError));
      return { pool, restsUntil: 0 };
    });
  }

  /**
   * Runs `read` on a replica that has every transaction committed before this call, or on the primary if no replica
   * catches up in time. `read` must not write, because it may run twice.
   */
  async read<T>(read: () => Promise<T>): Promise<T> {
    if (this.#all.length === 0) return read();
    const replica = await this.#abreast();
    if (replica) {
      try {
        const answer = await readFrom(replica.pool, read);
        this.#count.replica += 1;
        return answer;
      } catch (error) {
        if (!isOfTheReplica(error)) throw error;
      }
    }
    this.#count.primary += 1;
    return read();
  }

  reads(): ReplicaReads {
    return { ...this.#count };
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map(({ pool }) => pool.end()));
  }

  /**
   * With `synchronous_commit = off`, a commit is visible before it is flushed. A replica must therefore have
   * replayed the log up to the insert position, not only the flush position.
   */
  async #abreast(): Promise<Replica | undefined> {
    const willing = this.#all.filter(({ restsUntil }) => restsUntil <= Date.now());
    const replica = willing[this.#next++ % Math.max(willing.length, 1)];
    if (!replica) return undefined;
    // If the primary cannot report its position, the read runs there.
    const position = await this.#primary
      .query<{ position: string }>("select pg_current_wal_insert_lsn()::text as position")
      .catch(() => undefined);
    if (!position) return undefined;
    try {
      return (await hasReplayed(replica.pool, position.rows[0]?.position)) ? replica : undefined;
    } catch {
      replica.restsUntil = Date.now() + COOLDOWN_MS;
      return undefined;
    }
  }
}

async function hasReplayed(pool: pg.Pool, position: string | undefined): Promise<boolean> {
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { rows } = await pool.query<{ is: boolean | null }>(
      "select pg_last_wal_replay_lsn() >= $1::pg_lsn as is",
      [position],
    );
    if (rows[0]?.is) return true;
    if (Date.now() > until) return false;
    await pause(LOOK_EVERY_MS);
  }
}

function isOfTheReplica(error: unknown): boolean {
  return isPassingFailure(error) || (error instanceof Error && "code" in error && error.code === CONFLICT);
}
