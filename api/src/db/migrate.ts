/** Migrations are numbered SQL files that only run forward (docs/decisions/0101). */
import { readFile } from "node:fs/promises";
import { makeWorkerUtils } from "graphile-worker";
import type pg from "pg";
import type { LogEntry } from "../config.ts";
import { waitForAdvisoryLock } from "./advisory-lock.ts";
import { applyMigration, type Migration, type MigrationTimeouts } from "./apply-migration.ts";
import type { OpenDatabase } from "./database.ts";
import { MIGRATIONS, migrationNames } from "./migration-names.ts";
import { BASELINE, LAST_OF_0_9, pendingOf, readState } from "./migration-state.ts";
import { requirePostgres } from "./postgres-versions.ts";

/** The advisory lock id of Kysely's migrator, which earlier versions of the shop use. */
const MIGRATING = 3853314791062309107n;

export interface MigrateOptions {
  /** The last migration to apply, as recorded in a backup. Throws if this version does not have it. */
  upTo?: string | undefined;
  log: (entry: LogEntry) => void;
  timeouts?: MigrationTimeouts;
}

/**
 * Applies pending migrations, one transaction each, then those of the job queue. Returns the names of the applied
 * migrations. Concurrent processes wait for one another.
 */
export async function migrate(database: OpenDatabase, options: MigrateOptions): Promise<string[]> {
  const upTo = options.upTo === LAST_OF_0_9 ? BASELINE : options.upTo;
  const all = await readMigrations();
  if (upTo !== undefined && !all.some(({ name }) => name === upTo))
    throw new Error(`This version of the shop has no migration ${upTo}: use a version that includes it.`);
  const { applied, isAhead } = await applyMigrations(
    database,
    all.filter(({ name }) => upTo === undefined || name <= upTo),
    options,
  );
  if (isAhead) return applied;
  const jobs = await makeWorkerUtils({ pgPool: database.pool });
  await jobs.migrate();
  await jobs.release();
  return applied;
}

export async function applyMigrations(
  { pool }: Pick<OpenDatabase, "pool">,
  migrations: readonly Migration[],
  { log, timeouts }: Omit<MigrateOptions, "upTo">,
): Promise<{ applied: string[]; isAhead: boolean }> {
  const client = await pool.connect();
  const watcher = await pool.connect();
  try {
    await requirePostgres(client);
    await waitForAdvisoryLock(client, MIGRATING, () =>
      log({ level: "info", message: "Another process is migrating the database; waiting for it." }),
    );
    const state = await readState(client);
    const { pending, isAhead } = pendingOf(
      migrations.map(({ name }) => name),
      state,
    );
    if (isAhead)
      log({
        level: "warn",
        message: "A newer version has migrated the database: no migrations are applied.",
      });
    const missing = migrations.filter(({ name }) => pending.includes(name));
    for (const migration of missing) await applyMigration({ client, watcher, log }, migration, timeouts);
    return { applied: pending, isAhead };
  } finally {
    await release(client);
    watcher.release();
  }
}

async function release(client: pg.PoolClient): Promise<void> {
  await client.query("select pg_advisory_unlock($1::bigint)", [String(MIGRATING)]).catch(() => undefined);
  client.release(true);
}

/** Returns this version's migrations with their text, earliest first. */
export async function readMigrations(): Promise<Migration[]> {
  return Promise.all(
    (await migrationNames()).map(async (name) => ({
      name,
      text: await readFile(new URL(`${name}.sql`, MIGRATIONS), "utf8"),
    })),
  );
}
