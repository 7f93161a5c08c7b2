/** One migration, which waits for nobody long and keeps nobody waiting. */
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { LogEntry } from "../config.ts";
import { runsFrom } from "./contractions.ts";
import { type Obstacle, watchForWaiting } from "./migration-watch.ts";

export interface Migration {
  name: string;
  text: string;
}

/** In milliseconds. */
export interface Patience {
  /** How long it waits for a table. */
  lockMs: number;
  /** How long anybody may wait for it. */
  waitMs: number;
  /** The pause after the first attempt; each is twice the one before. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** When no further attempt is made. */
  giveUpAfterMs: number;
}

/**
 * Less than the second after which PostgreSQL looks who waits for whom: where a buyer and the migration wait for each other,
 * the migration gives in. Two seconds and what it takes to notice: nobody waits for three.
 */
const PATIENCE: Patience = {
  lockMs: 700,
  waitMs: 2_000,
  firstPauseMs: 1_000,
  longestPauseMs: 15_000,
  giveUpAfterMs: 600_000,
};

interface Connections {
  client: pg.ClientBase;
  /** Looks on from beside. */
  watcher: pg.ClientBase;
  log: (entry: LogEntry) => void;
}

/**
 * Applies it in one transaction. Where somebody else is in its way, or it in somebody's, for longer than the patience says,
 * all of it is taken back and tried again; throws, with who was in the way, when that has gone on for too long.
 */
export async function applyMigration(
  connections: Connections,
  migration: Migration,
  patience: Patience = PATIENCE,
): Promise<void> {
  const { log } = connections;
  const startedAt = Date.now();
  for (let pauseMs = patience.firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, patience.longestPauseMs)) {
    const obstacle = await attempt(connections, migration, patience);
    if (!obstacle) return;
    const waited = Date.now() - startedAt;
    if (waited + pauseMs > patience.giveUpAfterMs) throw new Error(givenUp(migration, waited, obstacle));
    log({
      level: "warn",
      message: "A migration waits for its turn.",
      migration: migration.name,
      ...obstacle,
    });
    await pause(pauseMs);
  }
}

/** Marks a migration that can not be in a transaction; each of its statements must bear being run again. */
const OUTSIDE = /^-- outside a transaction\b/;

async function attempt(
  { client, watcher }: Connections,
  { name, text }: Migration,
  { lockMs, waitMs }: Patience,
): Promise<Obstacle | undefined> {
  const watch = await watchForWaiting(client, watcher, waitMs);
  const isOutside = OUTSIDE.test(text);
  try {
    // Outside a transaction nothing is locked that readers or writers ask for, and an index waits for old transactions.
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
    throw new Error(`The migration ${name} failed; nothing of it was changed.`, { cause: error });
  } finally {
    await watch.stop();
  }
}

/** The patience ended, two waited for each other, or the watch broke it off. */
function isInterruption(error: unknown, { keptWaiting }: Obstacle): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "55P03" || code === "40P01" || (code === "57014" && keptWaiting !== undefined);
}

function givenUp({ name }: Migration, waitedMs: number, { inItsWay, keptWaiting }: Obstacle): string {
  const tried = `The migration ${name} was tried for ${Math.round(waitedMs / 1000)} s and was not applied; nothing of it was changed.`;
  if (keptWaiting !== undefined)
    return `${tried} It needs longer than others can wait for its tables: stop all nodes of the shop, then start one.`;
  return `${tried} In its way: ${inItsWay ?? "somebody who is gone now"}. End that, then start again.`;
}
