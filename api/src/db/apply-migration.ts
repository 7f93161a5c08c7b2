import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { LogEntry } from "../config.ts";
import { runsFrom } from "./contractions.ts";
import { type Obstacle, watchForWaiting } from "./migration-watch.ts";

export interface Migration {
  name: string;
  text: string;
}

export interface MigrationTimeouts {
  lockMs: number;
  /** How long other sessions may wait for the migration. */
  waitMs: number;
  /** Pause after the first attempt; it doubles with each attempt. */
  firstPauseMs: number;
  maxPauseMs: number;
  giveUpAfterMs: number;
}

/**
 * `lockMs` is below PostgreSQL's `deadlock_timeout` of 1 s, so that a deadlock never cancels a buyer's
 * statement. `waitMs` plus the time to detect waiting sessions is below 3 s.
 */
const TIMEOUTS: MigrationTimeouts = {
  lockMs: 700,
  waitMs: 2_000,
  firstPauseMs: 1_000,
  maxPauseMs: 15_000,
  giveUpAfterMs: 600_000,
};

interface Connections {
  client: pg.ClientBase;
  watcher: pg.ClientBase;
  log: (entry: LogEntry) => void;
}

/**
 * Applies the migration without blocking other sessions for long: in one transaction, unless its first line
 * declares otherwise. Retries when it waits for locks too long or keeps others waiting. Finally throws with
 * the blocking sessions.
 */
export async function applyMigration(
  connections: Connections,
  migration: Migration,
  timeouts: MigrationTimeouts = TIMEOUTS,
): Promise<void> {
  const { log } = connections;
  const startedAt = Date.now();
  for (let pauseMs = timeouts.firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, timeouts.maxPauseMs)) {
    const obstacle = await attempt(connections, migration, timeouts);
    if (!obstacle) return;
    const waited = Date.now() - startedAt;
    if (waited + pauseMs > timeouts.giveUpAfterMs)
      throw new Error(gaveUpMessage(migration, waited, obstacle));
    log({
      level: "warn",
      message: "A migration waits for other transactions.",
      migration: migration.name,
      ...obstacle,
    });
    await pause(pauseMs);
  }
}

/**
 * First line of a migration that cannot run in a transaction. Each of its statements must be safe to repeat.
 */
const OUTSIDE = /^-- outside a transaction\b/;

async function attempt(
  { client, watcher }: Connections,
  { name, text }: Migration,
  { lockMs, waitMs }: MigrationTimeouts,
): Promise<Obstacle | undefined> {
  const watch = await watchForWaiting(client, watcher, waitMs);
  const isOutside = OUTSIDE.test(text);
  try {
    // Outside a transaction, the locks of a statement do not block readers or writers. An index build has to wait for
    // old transactions.
    await client.query(`set lock_timeout = ${isOutside ? 0 : lockMs}`);
    if (isOutside) for (const statement of text.split(/;\s*$/m)) await client.query(statement);
    await client.query("begin");
    if (!isOutside) await client.query(text);
    await client.query(`insert into kysely_migration (name, "timestamp", runs_from) values ($1, $2, $3)`, [
      name,
      new Date().toISOString(),
      runsFrom({ name, text }),
    ]);
    await client.query("commit");
    return undefined;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    const obstacle = await watch.stop();
    if (isInterruption(error, obstacle)) return obstacle;
    throw new Error(`The migration ${name} failed and was rolled back.`, { cause: error });
  } finally {
    await watch.stop();
  }
}

function isInterruption(error: unknown, { keptWaiting }: Obstacle): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "55P03" || code === "40P01" || (code === "57014" && keptWaiting !== undefined);
}

function gaveUpMessage({ name }: Migration, waitedMs: number, { inItsWay, keptWaiting }: Obstacle): string {
  const tried = `The migration ${name} was tried for ${Math.round(waitedMs / 1000)} s and was not applied; it was rolled back.`;
  if (keptWaiting !== undefined)
    return `${tried} It locks its tables longer than other transactions can wait: stop all nodes of the shop, then start one.`;
  return `${tried} Blocked by: ${inItsWay ?? "a session that has ended"}. End that session, then start again.`;
}
