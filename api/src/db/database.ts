/** The connection pool and transactions. Every function that touches rows takes a Db or a Tx. */
import { type Compilable, Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from "kysely";
import pg from "pg";
import { areCollected, asPart, currentTrace, traceparentOf } from "../trace.ts";
import { isPlanOutdated, UNANSWERED } from "./passing-failure.ts";
import { ReadingPool } from "./replicas.ts";
import type { DB } from "./tables.ts";

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

// bigint ids stay far below 2^53 and percentages are small decimals, so both are parsed as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** A query that pg accepts: text, or text with a name and values. */
interface Question {
  name?: string | undefined;
  text: string;
}

/**
 * A client that closes itself after a query timeout, because the pending query would block all later ones,
 * and after an outdated plan, which would fail every time. It traces queries, adds the trace id to marked
 * requests, and reports slow ones (decisions/0106).
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
    const call = super.query as (...given: unknown[]) => never;
    const ask = (): never => {
      if (!trace?.isMarked || !question) return call.apply(this, requested);
      // Named, it would be planned again for each request.
      const text = `${question.text} /*traceparent='${traceparentOf(trace)}'*/`;
      return call.call(
        this,
        typeof first === "string" ? text : { ...question, text, name: undefined },
        ...rest,
      );
    };
    const startedAt = performance.now();
    const asking: unknown = question && trace ? asPartOf(question, ask) : ask();
    if (!(asking instanceof Promise)) return asking as never;
    asking.catch((error: unknown) => {
      if (isPlanOutdated(error) || (error instanceof Error && error.message === UNANSWERED)) void this.end();
    });
    if (question) this.#logWhenSlow(asking, question.text, startedAt);
    return asking as never;
  }

  /** The backend's process id links this entry to PostgreSQL's own log. */
  #logWhenSlow(asking: Promise<unknown>, text: string, startedAt: number): void {
    const onSlow = this.#onSlow;
    if (!onSlow) return;
    const look = (): void => {
      const milliseconds = Math.round(performance.now() - startedAt);
      if (milliseconds < SLOW_MS) return;
      // pg's types omit it.
      const { processID } = this as unknown as { processID: number };
      onSlow({ statement: text.slice(0, 300), milliseconds, databaseProcess: processID });
    };
    asking.then(look, look);
  }
}

/** Returns undefined for other forms of query, such as COPY. */
function questionOf(first: unknown): Question | undefined {
  if (typeof first === "string") return { text: first };
  if (typeof first !== "object" || first === null || "submit" in first) return undefined;
  return "text" in first && typeof first.text === "string" ? (first as Question) : undefined;
}

/** Runs the query as a span of the trace; its result or error reaches the caller unchanged. */
function asPartOf({ name, text }: Question, ask: () => never): unknown {
  if (!areCollected()) return ask();
  // An unnamed statement is labelled with its first words; its values are passed separately.
  const called = name ?? text.trim().split(/\s+/).slice(0, 4).join(" ");
  const part = { name: called, kind: "statement", attributes: { "db.system.name": "postgresql" } } as const;
  return asPart(part, ask as () => Promise<unknown>);
}

/** A statement that took longer than a whole request should; the text has no values. */
export interface SlowStatement {
  statement: string;
  milliseconds: number;
  databaseProcess: number;
}
type OnSlow = (slow: SlowStatement) => void;
const SLOW_MS = 1_000;

/**
 * Prepares statements that begin with a comment such as `/* cart-lines *\/` under that name, so that
 * PostgreSQL plans them once per connection. For hot statements whose plan does not depend on the values.
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

/** Timeouts of a connection, in milliseconds. */
export interface DatabaseLimits {
  /** For a statement; PostgreSQL cancels it. */
  statement_timeout: number;
  /** For a lock held by another session. */
  lock_timeout: number;
  /** For an idle transaction, which keeps its locks. */
  idle_in_transaction_session_timeout: number;
  /** For a response from PostgreSQL; 0 waits forever. */
  query_timeout: number;
}

/** Timeouts for requests, where a user waits. */
export const REQUEST_LIMITS: DatabaseLimits = {
  statement_timeout: 8_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  query_timeout: 10_000,
};

/** Timeouts for jobs, imports and migrations: long, but bounded, so that none blocks others forever. */
export const JOB_LIMITS: DatabaseLimits = {
  statement_timeout: 1_800_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 600_000,
  query_timeout: 0,
};

/**
 * A client behind a transaction pooler (PgBouncer). Statements are unnamed, because a statement prepared on
 * one connection may next run on another.
 */
class PooledClient extends TimeoutClient {
  override query(...requested: unknown[]): never {
    const [first, ...rest] = requested;
    const call = super.query;
    if (typeof first !== "object" || first === null || !("name" in first)) return call.apply(this, requested);
    return call.call(this, { ...first, name: undefined }, ...rest);
  }
}

/** Returns the URL for connections that outlive a transaction. */
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
  /** Write statements fail. */
  isReadOnly?: boolean;
  onSlow?: OnSlow;
}

/**
 * Opens a pool of at most `size` connections. Lost idle connections go to `onError` and are replaced;
 * statements that take 1 s go to `onSlow`. Behind a pooler (`isPooled`) the pooler must set PostgreSQL's
 * timeouts (docs/scale.md), since it ignores those of clients.
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
  // `end` does not wait for connections to close, so a database that stops meanwhile raises errors that can
  // be ignored.
  const hear = (error: Error): void => {
    if (!isClosing) onError(error);
  };
  pool.on("error", hear);
  // A checked-out client also emits an error when it loses the server; without a listener it would crash the
  // process. Its query fails anyway.
  pool.on("connect", (client) => client.on("error", hear));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const close = (): Promise<void> => {
    isClosing = true;
    return db.destroy();
  };
  return { db, pool, close };
}

/** Runs a built query under a name, as if it began with that comment. For queries with a single text. */
export async function executeNamed<Row>(db: Db, name: string, query: Compilable<Row>): Promise<Row[]> {
  const compiled = query.compile();
  const { rows } = await db.executeQuery<Row>({ ...compiled, sql: `/* ${name} */ ${compiled.sql}` });
  return rows;
}

/**
 * Matches any of the ids, to the right of `=`. The subquery hides the number of ids, so that PostgreSQL keeps
 * one plan; planning would take longer than reading.
 */
export function anyOf(ids: readonly number[]): RawBuilder<number> {
  return sql`any((select ${ids}::integer[])::integer[])`;
}

/** Runs `work` in one transaction. */
export function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(work);
}
