/** The pool and transactions. Everything that touches rows takes a Db or a Tx. */
import { type Compilable, Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from "kysely";
import pg from "pg";
import { areCollected, asPart, currentTrace, traceparentOf } from "../trace.ts";
import { isPlanOutdated, UNANSWERED } from "./passing-failure.ts";
import { ReadingPool } from "./replicas.ts";
import type { DB } from "./tables.ts";

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

// bigint ids stay far below 2^53 and percentages are small decimals: both are plain numbers here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** A question that pg takes as text, or as text with a name and values. */
interface Question {
  name?: string | undefined;
  text: string;
}

/**
 * A client that ends with a question that was not answered in time, which still stands before every later one, and with a plan
 * that is out of date, which fails each time. Its questions are followed: told to a collector, marked for PostgreSQL where the request is, and named where they were slow (decisions/0106).
 */
class ImpatientClient extends pg.Client {
  readonly #onSlow: OnSlow | undefined;

  constructor(options: pg.ClientConfig & { onSlow?: OnSlow } = {}) {
    super(options);
    this.#onSlow = options.onSlow;
  }

  override query(...asked: unknown[]): never {
    const [first, ...rest] = asked;
    const trace = currentTrace();
    const question = questionOf(first);
    const call = super.query as (...given: unknown[]) => never;
    const ask = (): never => {
      if (!trace?.isMarked || !question) return call.apply(this, asked);
      // Under its name it would be planned once more for each request.
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
    if (question) this.#tellWhenSlow(asking, question.text, startedAt);
    return asking as never;
  }

  /** By the number of PostgreSQL's process its own log can be read beside ours. */
  #tellWhenSlow(asking: Promise<unknown>, text: string, startedAt: number): void {
    const onSlow = this.#onSlow;
    if (!onSlow) return;
    const look = (): void => {
      const milliseconds = Math.round(performance.now() - startedAt);
      if (milliseconds < SLOW_MS) return;
      // pg's types leave it out.
      const { processID } = this as unknown as { processID: number };
      onSlow({ statement: text.slice(0, 300), milliseconds, databaseProcess: processID });
    };
    asking.then(look, look);
  }
}

/** Undefined for what pg is given in another way, such as a COPY. */
function questionOf(first: unknown): Question | undefined {
  if (typeof first === "string") return { text: first };
  if (typeof first !== "object" || first === null || "submit" in first) return undefined;
  return "text" in first && typeof first.text === "string" ? (first as Question) : undefined;
}

/** A statement as it is told to a collector; who waits for it gets what PostgreSQL said. */
function asPartOf({ name, text }: Question, ask: () => never): unknown {
  if (!areCollected()) return ask();
  // Of one without a name its first words, never its values, which stand beside it.
  const called = name ?? text.trim().split(/\s+/).slice(0, 4).join(" ");
  const part = { name: called, kind: "statement", attributes: { "db.system.name": "postgresql" } } as const;
  return asPart(part, ask as () => Promise<unknown>);
}

/** What took longer than a request should take in all; the text has no values in it. */
export interface SlowStatement {
  statement: string;
  milliseconds: number;
  databaseProcess: number;
}
type OnSlow = (slow: SlowStatement) => void;
const SLOW_MS = 1_000;

/**
 * Gives a statement that begins with a comment such as `/* cart-lines *\/` that name: PostgreSQL then plans it once a
 * connection. For hot statements whose plan does not depend on the values.
 */
class NamingClient extends ImpatientClient {
  // kysely calls with text and values; every other way of calling passes through as it is.
  override query(...asked: unknown[]): never {
    const [text, values, ...rest] = asked;
    const name = typeof text === "string" ? /^\s*\/\* ([\w-]+) \*\//.exec(text)?.[1] : undefined;
    const call = super.query;
    return name ? call.call(this, { name, text, values }, ...rest) : call.apply(this, asked);
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

/**
 * A client behind a pooler that lends a connection for one transaction (PgBouncer): a statement that was prepared under a
 * name on one connection may be asked for on another, so none has a name there.
 */
class PooledClient extends ImpatientClient {
  override query(...asked: unknown[]): never {
    const [first, ...rest] = asked;
    const call = super.query;
    if (typeof first !== "object" || first === null || !("name" in first)) return call.apply(this, asked);
    return call.call(this, { ...first, name: undefined }, ...rest);
  }
}

/** Where what lasts longer than a transaction connects to. */
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
  /** Statements that write fail. */
  isReadOnly?: boolean;
  onSlow?: OnSlow;
}

/**
 * Opens a pool of at most `size` connections.
 * A lost idle connection is reported to `onError`; the pool replaces it. `onSlow` hears of statements that took a second. Behind a pooler (`isPooled`) PostgreSQL's own
 * limits are the pooler's to set (docs/scale.md), since it takes none of them from who connects.
 */
export function openDatabase(
  url: string,
  size: number,
  onError: (error: Error) => void,
  { limits = REQUEST_LIMITS, isPooled = false, isReadOnly = false, onSlow }: OpenOptions = {},
): OpenDatabase {
  const pool = new ReadingPool({
    ...(isPooled ? { query_timeout: limits.query_timeout } : limits),
    // The pool gives its own options to each client.
    ...(onSlow && { onSlow }),
    ...(isReadOnly && { options: "-c default_transaction_read_only=on" }),
    Client: isPooled ? PooledClient : NamingClient,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  let isClosing = false;
  // The pool does not wait until its connections are down: a database that stops meanwhile ends them, and nothing is lost.
  const hear = (error: Error): void => {
    if (!isClosing) onError(error);
  };
  pool.on("error", hear);
  // A client that loses its server while it is lent out fails its query too: this hears of it so that nothing throws.
  pool.on("connect", (client) => client.on("error", hear));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const close = (): Promise<void> => {
    isClosing = true;
    return db.destroy();
  };
  return { db, pool, close };
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
