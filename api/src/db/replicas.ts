/** Replicas of the database: what reads alone and takes long may be answered by one of them, as fresh as by the database itself. */
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { isPassingFailure } from "./passing-failure.ts";

/** The pool that answers instead of the usual one; undefined outside of `readFrom` and `Replicas.read`. */
const answering = new AsyncLocalStorage<pg.Pool | undefined>();

/** Runs `read` on the connections of another pool. */
export function readFrom<T>(pool: pg.Pool, read: () => Promise<T>): Promise<T> {
  return answering.run(pool, read);
}

/** Runs `count` on the usual pool, also inside a read: only for statistics that no answer shows. */
export function countBeside<T>(count: () => Promise<T>): Promise<T> {
  return answering.run(undefined, count);
}

/** The usual pool, which lends another pool's connections within `readFrom` and `Replicas.read`. */
export class ReadingPool extends pg.Pool {
  // pg has two ways of calling; each goes on as it came.
  override connect(...given: unknown[]): never {
    const other = answering.getStore();
    const isOther = other !== undefined && other !== this;
    const connect = (isOther ? other.connect : super.connect) as (...given: unknown[]) => never;
    return connect.apply(isOther ? other : this, given);
  }
}

/** How far behind a replica is waited for, in milliseconds; then the database itself answers. */
const PATIENCE_MS = 300;
const LOOK_EVERY_MS = 20;
/** One that does not answer is left alone for so long. */
const REST_MS = 5_000;
/** PostgreSQL's word for a reading that stood in the way of what had to be replayed. */
const CONFLICT = "40001";

interface Replica {
  pool: pg.Pool;
  restsUntil: number;
}

export interface ReplicaReads {
  /** Readings that a replica answered, and those that fell to the database itself. */
  replica: number;
  primary: number;
}

export class Replicas {
  readonly #primary: pg.Pool;
  readonly #all: Replica[];
  readonly #count: ReplicaReads = { replica: 0, primary: 0 };
  #next = 0;

  /** `options` are those of each replica's pool. A lost connection is reported to `onError`. */
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
   * Runs `read`, whose questions go to a replica that has everything that was committed before this call; where there is none
   * in time, to the database itself. It must not write: where the replica breaks off it is run once more.
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

  /** A replica that has replayed all that the database has put into its log by now: with `synchronous_commit = off` a commit is told before it lies on the disk. */
  async #abreast(): Promise<Replica | undefined> {
    const willing = this.#all.filter(({ restsUntil }) => restsUntil <= Date.now());
    const replica = willing[this.#next++ % Math.max(willing.length, 1)];
    if (!replica) return undefined;
    // Who may not be asked where the database stands reads there himself.
    const position = await this.#primary
      .query<{ position: string }>("select pg_current_wal_insert_lsn()::text as position")
      .catch(() => undefined);
    if (!position) return undefined;
    try {
      return (await hasCome(replica.pool, position.rows[0]?.position)) ? replica : undefined;
    } catch {
      replica.restsUntil = Date.now() + REST_MS;
      return undefined;
    }
  }
}

async function hasCome(pool: pg.Pool, position: string | undefined): Promise<boolean> {
  const until = Date.now() + PATIENCE_MS;
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
