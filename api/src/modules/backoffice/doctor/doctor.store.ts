import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { Archiver, DatabaseIndex, Followers } from "./doctor.rules.ts";

export async function queryDatabase(db: Db): Promise<{ major: number; version: string; at: Date }> {
  const { rows } = await sql<{ number: number; version: string; at: Date }>`
    select current_setting('server_version_num')::integer as number, current_setting('server_version') as version,
      clock_timestamp() as at`.execute(db);
  const [{ number, version, at } = { number: 0, version: "", at: new Date(Number.NaN) }] = rows;
  return { major: Math.floor(number / 10_000), version: version.split(" ")[0] ?? "", at };
}

/** Returns the data directory; undefined if our role cannot see it. */
export async function databaseFolder(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ folder: string | null }>`
    select case when pg_has_role(current_user, 'pg_read_all_settings', 'usage')
      then current_setting('data_directory') end as folder`.execute(db);
  return rows[0]?.folder ?? undefined;
}

export async function appliedMigrations(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

export async function callArchiver(db: Db): Promise<Archiver> {
  const { rows } = await sql<Archiver>`
    select current_setting('archive_mode') <> 'off' as "isOn",
      current_setting('cluster_name') ~ '^curat-[0-9a-f]{12}$' as "isEmbedded",
      last_archived_time as "lastArchivedAt", last_failed_time as "lastFailedAt", clock_timestamp() as at
    from pg_stat_archiver`.execute(db);
  const [archiver] = rows;
  if (!archiver) throw new Error("PostgreSQL reports nothing about its archiver.");
  return archiver;
}

export async function loadIndexes(db: Db): Promise<DatabaseIndex[]> {
  const { rows } = await sql<DatabaseIndex>`
    select c.relname as name, i.indisvalid and i.indisready as "isValid"
    from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = current_schema()::regnamespace
    order by c.relname`.execute(db);
  return rows;
}

/** Counts pending and permanently failed jobs, and returns the wait time of the oldest due job. */
export async function countJobs(
  db: Db,
): Promise<{ waiting: number; failed: number; oldestDueSeconds: number }> {
  const { rows } = await sql<{ waiting: number; failed: number; oldest: number }>`
    select count(*) filter (where attempts < max_attempts)::integer as waiting,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::integer as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (
        where locked_at is null and attempts < max_attempts and run_at <= now())), 0)::integer as oldest
    from graphile_worker.jobs`.execute(db);
  const [{ waiting, failed, oldest } = { waiting: 0, failed: 0, oldest: 0 }] = rows;
  return { waiting, failed, oldestDueSeconds: oldest };
}

/**
 * Returns the number of streaming replicas and the largest lag. `isTold` is false without permission to see replica
 * details.
 */
export async function findFollowers(db: Db): Promise<Followers> {
  const { rows } = await sql<Followers>`
    select count(*)::integer as following, coalesce(max(extract(epoch from replay_lag)), 0)::float8 as seconds,
      pg_has_role(current_user, 'pg_read_all_stats', 'usage') as "isTold"
    from pg_stat_replication where application_name is distinct from 'pg_basebackup'`.execute(db);
  return rows[0] ?? { following: 0, seconds: 0, isTold: false };
}
