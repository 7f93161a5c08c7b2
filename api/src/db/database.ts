import { type Compilable, Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from "kysely";
import pg from "pg";
import { areCollected, asPart, currentTrace, traceparentOf } from "../trace.ts";
import { isPlanOutdated, UNANSWERED } from "./passing-failure.ts";
import { ReadingPool } from "./replicas.ts";
import type { DB } from "./tables.ts";

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

// Ids (bigint) stay far below 2^53 and percentages are small decimals, so both can be parsed as JavaScript
// numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

interface Question {
  name?: string | undefined;
  text: string;
}

/**
 * A client that closes itself after a query timeout, because the pending query would block later ones, and when a
 * prepared plan is outdated. (decisions/0106)
 */
class TimeoutClient extends pg.Client {
  readonly #onSlow: OnSlow | undefined;

  constructor(options: pg.ClientConfig & { onSlow?: OnSlow } = {}) {
    super(options);
    this.#onSlow = options.onSlow;
  }

  override query(...requested: unknown[]): never {
    const [first, ...rest] = requested;
    const trace = currentTrace();
    const question = questionOf(first);
    const call = super.query as (...args: unknown[]) => never;
    const runQuery = (): never => {
      if (!trace?.isMarked || !question) return call.apply(this, requested);
      // Left unnamed: the text contains the trace id, so a named statement would be prepared again for each
      // request.
      const text = `${question.text} /*traceparent='${traceparentOf(trace)}'*/`;
      return call.call(
        this,
        typeof first === "string" ? text : { ...question, text, name: undefined },
        ...rest,
      );
    };
    const startedAt = performance.now();
    const asking: unknown = question && trace ? asPartOf(question, runQuery) : runQuery();
    if (!(asking instanceof Promise)) return asking as never;
    asking.catch((error: unknown) => {
      if (isPlanOutdated(error) || (error instanceof Error && error.message === UNANSWERED)) void this.end();
    });
    if (question) this.#logWhenSlow(asking, question.text, startedAt);
    return asking as never;
  }

  /** The process id links the log entry to PostgreSQL's own log. */
  #logWhenSlow(asking: Promise<unknown>, text: string, startedAt: number): void {
    const onSlow = this.#onSlow;
    if (!onSlow) return;
    const look = (): void => {
      const milliseconds = Math.round(performance.now() - startedAt);
      if (milliseconds < SLOW_MS) return;
      // pg's types omit `processID`.
      const { processID } = this as unknown as { processID: number };
      onSlow({ statement: text.slice(0, 300), milliseconds, databaseProcess: processID });
    };
    asking.then(look, look);
  }
}

function questionOf(first: unknown): Question | undefined {
  if (typeof first === "string") return { text: first };
  if (typeof first !== "object" || first === null || "submit" in first) return undefined;
  return "text" in first && typeof first.text === "string" ? (first as Question) : undefined;
}

function asPartOf({ name, text }: Question, runQuery: () => never): unknown {
  if (!areCollected()) return runQuery();
  // An unnamed statement is labelled with its first four words, which contain no values.
  const called = name ?? text.trim().split(/\s+/).slice(0, 4).join(" ");
  const part = { name: called, kind: "statement", attributes: { "db.system.name": "postgresql" } } as const;
  return asPart(part, runQuery as () => Promise<unknown>);
}

/** A slow statement; its text contains no values. */
export interface SlowStatement {
  statement: string;
  milliseconds: number;
  databaseProcess: number;
}
type OnSlow = (slow: SlowStatement) => void;
const SLOW_MS = 1_000;

/**
 * A client that names statements after a leading comment such as `/* cart-lines *\/`, so that PostgreSQL
 * plans them once per connection. For frequent statements whose plan does not depend on the values.
 */
class NamingClient extends TimeoutClient {
  // Kysely passes text and values; other forms are passed through unchanged.
  override query(...requested: unknown[]): never {
    const [text, values, ...rest] = requested;
    const name = typeof text === "string" ? /^\s*\/\* ([\w-]+) \*\//.exec(text)?.[1] : undefined;
    const call = super.query;
    return name ? call.call(this, { name, text, values }, ...rest) : call.apply(this, requested);
  }
}

export interface DatabaseLimits {
  statement_timeout: number;
  lock_timeout: number;
  /** Maximum idle time within a transaction, because an idle transaction keeps its locks. */
  idle_in_transaction_session_timeout: number;
  query_timeout: number;
}

export const REQUEST_LIMITS: DatabaseLimits = {
  statement_timeout: 8_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  query_timeout: 10_000,
};

/** Jobs, imports and migrations get long timeouts, but bounded ones, so that no job blocks others forever. */
export const JOB_LIMITS: DatabaseLimits = {
  statement_timeout: 1_800_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 600_000,
  query_timeout: 0,
};

/**
 * A client for a transaction pooler (PgBouncer). Statements stay unnamed, because the next execution may use
 * another server connection, which has not prepared them.
 */
class PooledClient extends TimeoutClient {
  override query(...requested: unknown[]): never {
    const [first, ...rest] = requested;
    const call = super.query;
    if (typeof first !== "object" || first === null || !("name" in first)) return call.apply(this, requested);
    return call.call(this, { ...first, name: undefined }, ...rest);
  }
}

/** Returns the database URL for sessions that outlive a transaction. */
export function directUrlOf({
  databaseUrl,
  databaseDirectUrl,
}: {
  databaseUrl: string;
  databaseDirectUrl?: string | undefined;
}): string {
  return databaseDirectUrl ?? databaseUrl;
}

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface OpenOptions {
  limits?: DatabaseLimits;
  isPooled?: boolean;
  isReadOnly?: boolean;
  onSlow?: OnSlow;
}

/**
 * Opens a pool of at most `size` connections. Lost idle connections are reported to `onError` and replaced.
 * A pooler (`isPooled`) ignores the timeouts of clients and must set PostgreSQL's timeouts itself
 * (docs/scale.md).
 */
export function openDatabase(
  url: string,
  size: number,
  onError: (error: Error) => void,
  { limits = REQUEST_LIMITS, isPooled = false, isReadOnly = false, onSlow }: OpenOptions = {},
): OpenDatabase {
  const pool = new ReadingPool({
    ...(isPooled ? { query_timeout: limits.query_timeout } : limits),
    // The pool passes its own options to each client.
    ...(onSlow && { onSlow }),
    ...(isReadOnly && { options: "-c default_transaction_read_only=on" }),
    Client: isPooled ? PooledClient : NamingClient,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  let isClosing = false;
  // `end` does not wait for connections to close. If the database stops in the meantime, their errors can be
  // ignored.
  const onConnectionError = (error: Error): void => {
    if (!isClosing) onError(error);
  };
  pool.on("error", onConnectionError);
  // A checked-out client also emits an error when it loses the server. Without a listener the error would
  // crash the process; the query fails anyway.
  pool.on("connect", (client) => client.on("error", onConnectionError));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const close = (): Promise<void> => {
    isClosing = true;
    return db.destroy();
  };
  return { db, pool, close };
}

/** Runs a query under a name, as if its text began with that name in a comment. The text must never vary. */
export async function executeNamed<Row>(db: Db, name: string, query: Compilable<Row>): Promise<Row[]> {
  const compiled = query.compile();
  const { rows } = await db.executeQuery<Row>({ ...compiled, sql: `/* ${name} */ ${compiled.sql}` });
  return rows;
}

/**
 * Returns SQL that matches any of the ids, for the right-hand side of `=`. The subquery hides the number of ids, so
 * that PostgreSQL reuses one plan.
 */
export function anyOf(ids: readonly number[]): RawBuilder<number> {
  return sql`any((select ${ids}::integer[])::integer[])`;
}

export function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(work);
}
