/** The pool and transactions. Everything that touches rows takes a Db or a Tx. */
import { type Compilable, Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from "kysely";
import pg from "pg";
import type { DB } from "./tables.ts";

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

// bigint ids stay far below 2^53 and percentages are small decimals: both are plain numbers here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** What pg says of a question that was not answered in time. */
export const UNANSWERED = "Query read timeout";

/**
 * Gives a statement that begins with a comment such as `/* cart-lines *\/` that name: PostgreSQL then plans it once a
 * connection. For hot statements whose plan does not depend on the values (decisions/0002).
 */
class NamingClient extends pg.Client {
  // kysely calls with text and values; every other way of calling passes through as it is.
  override query(...asked: unknown[]): never {
    const [text, values, ...rest] = asked;
    const name = typeof text === "string" ? /^\s*\/\* ([\w-]+) \*\//.exec(text)?.[1] : undefined;
    const call = super.query as (...given: unknown[]) => never;
    const asking = name ? call.call(this, { name, text, values }, ...rest) : call.apply(this, asked);
    this.#endWhereUnanswered(asking);
    return asking;
  }

  /** What was not answered in time still stands before every later question on this connection. */
  #endWhereUnanswered(asking: unknown): void {
    if (!(asking instanceof Promise)) return;
    asking.catch((error: unknown) => {
      if (error instanceof Error && error.message === UNANSWERED) void this.end();
    });
  }
}

/** How long a connection waits, in milliseconds. */
export interface DatabaseLimits {
  /** For a statement to end; PostgreSQL breaks it off. */
  statement_timeout: number;
  /** For somebody else's lock. */
  lock_timeout: number;
  /** Between two statements of a transaction, which holds locks meanwhile. */
  idle_in_transaction_session_timeout: number;
  /** For an answer of a PostgreSQL that says nothing at all; 0 for ever. */
  query_timeout: number;
}

/** Somebody waits for the answer. */
export const REQUEST_LIMITS: DatabaseLimits = {
  statement_timeout: 8_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  query_timeout: 10_000,
};

/** Jobs, imports and migrations may take their time, but none stands for ever in everybody's way. */
export const JOB_LIMITS: DatabaseLimits = {
  statement_timeout: 1_800_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 600_000,
  query_timeout: 0,
};

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool of at most `size` connections.
 * A lost idle connection is reported to `onError`; the pool replaces it.
 */
export function openDatabase(
  url: string,
  size: number,
  onError: (error: Error) => void,
  limits: DatabaseLimits = REQUEST_LIMITS,
): OpenDatabase {
  const pool = new pg.Pool({
    ...limits,
    Client: NamingClient,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  pool.on("error", onError);
  // A client that loses its server while it is lent out fails its query too: this hears of it so that nothing throws.
  pool.on("connect", (client) => client.on("error", onError));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/** Runs a built query under a name, as if it began with that comment; for queries that have but one text. */
export async function executeNamed<Row>(db: Db, name: string, query: Compilable<Row>): Promise<Row[]> {
  const compiled = query.compile();
  const { rows } = await db.executeQuery<Row>({ ...compiled, sql: `/* ${name} */ ${compiled.sql}` });
  return rows;
}

/**
 * Right of `=`: any of the ids. The subquery hides how many come, so that PostgreSQL keeps one plan for all; planning
 * anew would take longer than the reading.
 */
export function anyOf(ids: readonly number[]): RawBuilder<number> {
  return sql`any((select ${ids}::integer[])::integer[])`;
}

/** Runs `work` in one transaction: all of it stands, or nothing. */
export function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(work);
}
