import type pg from "pg";
import type { OpenDatabase } from "./db/database.ts";
import { migrationNames } from "./db/migration-names.ts";
import { type MigrationState, whyNotOn } from "./db/migration-state.ts";
import type { Catalogue } from "./modules/catalogue/search/index.ts";

export interface Health {
  database: boolean;
  /**
   * The database has every migration of this version, and no newer version has removed something this one
   * reads.
   */
  migrations: boolean;
  /** The in-memory search index is loaded. Until then, lists and searches wait for it. */
  index: boolean;
  /** Wait time of the oldest due job; undefined if none is due. */
  oldestDueJobSeconds?: number | undefined;
}

export interface Figures {
  /** Jobs per task: those due or waiting for a retry, and those that failed permanently. */
  jobs: { task: string; waiting: number; failed: number; oldestDueSeconds: number }[];
  orders: { status: string; orders: number }[];
}

export interface PoolState {
  open: number;
  idle: number;
  waiting: number;
}

/** Returns the health of the shop. A check that fails to run counts as unhealthy. Never throws. */
export async function readHealth({ pool }: OpenDatabase, catalogue: Catalogue): Promise<Health> {
  const index = catalogue.isReady();
  try {
    const { rows } = await pool.query<MigrationState & { oldest: number | null }>(HEALTH);
    const [applied, own] = [new Set(rows[0]?.applied), await migrationNames()];
    const mayRun = whyNotOn(own.at(-1) ?? "", { runsFrom: rows[0]?.runsFrom ?? undefined }) === undefined;
    const migrations = mayRun && own.every((name) => applied.has(name));
    return { database: true, migrations, index, oldestDueJobSeconds: rows[0]?.oldest ?? undefined };
  } catch {
    return { database: false, migrations: false, index };
  }
}

const HEALTH = `/* health */ select array(select name from kysely_migration) as applied,
  (select max(to_jsonb(m) ->> 'runs_from' collate "C") from kysely_migration m) as "runsFrom",
  (select extract(epoch from now() - min(run_at))::integer from graphile_worker.jobs
   where locked_at is null and attempts < max_attempts and run_at <= now()) as oldest`;

/** Returns counts of jobs and orders; throws if the database does not respond. */
export async function readFigures({ pool }: OpenDatabase): Promise<Figures> {
  const jobs = await pool.query<Figures["jobs"][number]>(JOBS);
  const orders = await pool.query<Figures["orders"][number]>(
    "select status, count(*)::integer as orders from order_facts group by 1 order by 1",
  );
  return { jobs: jobs.rows, orders: orders.rows };
}

const JOBS = `
  select task_identifier as task,
    count(*) filter (where attempts < max_attempts)::integer as waiting,
    count(*) filter (where attempts >= max_attempts and locked_at is null)::integer as failed,
    coalesce(extract(epoch from now() - min(run_at) filter (
      where locked_at is null and attempts < max_attempts and run_at <= now())), 0)::integer as "oldestDueSeconds"
  from graphile_worker.jobs group by 1 order by 1`;

export function poolState(pool: pg.Pool): PoolState {
  return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}
