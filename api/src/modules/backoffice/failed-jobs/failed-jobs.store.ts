/** Jobs that failed at least once, whether the queue retries them or not. */
import type { FailedJobState } from "@curat/contract/staff/failed-jobs.values";
import { type RawBuilder, sql } from "kysely";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { withoutPersons } from "../../../text/without-persons.ts";

export interface FailedJob {
  id: number;
  task: string;
  state: FailedJobState;
  isRunning: boolean;
  attempts: number;
  maxAttempts: number;
  nextAt: Date;
  triedAt: Date;
  error: string;
  trace: string | null;
  orderId: number | null;
  orderNumber: number | null;
  customerId: number | null;
}

export interface FailedJobFilter {
  id?: number | undefined;
  state?: FailedJobState | undefined;
  task?: string | undefined;
  orderNumber?: number | undefined;
  /** Only jobs about this person's orders or account, and emails to them. */
  of?: { email: string; customerId: number | null } | undefined;
}

export interface FailedJobs {
  list(): Promise<FailedJob[]>;
  retry(task?: string): Promise<number>;
  drop(task?: string): Promise<number>;
}

const SHOWN = 100;
const HAS_FAILED = sql`(j.attempts >= j.max_attempts and j.locked_at is null)`;
const STATE = sql<FailedJobState>`case when ${HAS_FAILED} then 'failed' else 'retrying' end`;

export function failedJobsOf(db: Db): FailedJobs {
  const failed = (task: string | undefined): FailedJobFilter => ({ state: "failed", task });
  return {
    list: async () => (await listFailedJobs(db, {}, { page: 1, perPage: SHOWN })).rows,
    retry: (task) =>
      transaction(db, async (tx) => (await retryJobs(tx, await holdFailedJobs(tx, failed(task)))).length),
    drop: (task) =>
      transaction(db, async (tx) => (await dropJobs(tx, await holdFailedJobs(tx, failed(task)))).length),
  };
}

/** Returns a page of failed jobs: permanently failed ones first, then the others by next attempt. */
export async function listFailedJobs(
  db: Db,
  filter: FailedJobFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: FailedJob[]; total: number }> {
  const { rows } = await sql<FailedJob & { total: number }>`
    select ${COLUMNS}, count(*) over ()::integer as total from ${JOBS} where ${matching(filter)}
    order by ${STATE}, j.run_at, j.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countAll(db, filter));
  return { rows: rows.map((job) => ({ ...job, error: withoutPersons(job.error) })), total };
}

async function countAll(db: Db, filter: FailedJobFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${JOBS} where ${matching(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function countFailedTasks(
  db: Db,
): Promise<{ task: string; retrying: number; failed: number }[]> {
  const { rows } = await sql<{ task: string; retrying: number; failed: number }>`
    select t.identifier as task, count(*) filter (where not ${HAS_FAILED})::integer as retrying,
      count(*) filter (where ${HAS_FAILED})::integer as failed
    from ${JOBS} where ${matching({})} group by 1 order by count(*) desc, 1`.execute(db);
  return rows;
}

/** Locks matching jobs, so that the worker does not take them. `isWaiting` excludes due jobs. */
export async function holdFailedJobs(
  tx: Tx,
  filter: FailedJobFilter,
  { limit = null, isWaiting = false }: { limit?: number | null; isWaiting?: boolean } = {},
): Promise<FailedJob[]> {
  const waiting = isWaiting ? sql`(${HAS_FAILED} or j.run_at > clock_timestamp())` : sql`true`;
  const { rows } = await sql<FailedJob>`
    select ${COLUMNS} from ${JOBS} where ${matching(filter)} and j.locked_at is null and ${waiting}
    order by j.id limit ${limit} for update of j`.execute(tx);
  return rows;
}

/**
 * Makes jobs due now and returns those that still existed. Permanently failed jobs get all their attempts
 * again.
 */
export async function retryJobs(tx: Tx, jobs: readonly FailedJob[]): Promise<FailedJob[]> {
  const ids = (state: FailedJobState) => jobs.filter((job) => job.state === state).map(({ id }) => id);
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.reschedule_jobs(${ids("failed")}::bigint[], run_at := now(), attempts := 0)
    union all
    select id from graphile_worker.reschedule_jobs(${ids("retrying")}::bigint[], run_at := now())`.execute(
    tx,
  );
  return among(jobs, rows);
}

/** Removes jobs from the queue and returns those that still existed. */
export async function dropJobs(tx: Tx, jobs: readonly FailedJob[]): Promise<FailedJob[]> {
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.complete_jobs(${jobs.map(({ id }) => id)}::bigint[])`.execute(tx);
  return among(jobs, rows);
}

function among(jobs: readonly FailedJob[], acted: readonly { id: number }[]): FailedJob[] {
  const ids = new Set(acted.map(({ id }) => id));
  return jobs.filter(({ id }) => ids.has(id));
}

const JOBS = sql`graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  left join lateral (
    select v.order_id, v.number, v.email
    from json_each(case when json_typeof(j.payload) = 'object' then j.payload else '{}' end) p
    join order_of_job v on v.key = p.key and v.id = case when p.value::text ~ '^\\d{1,15}$' then p.value::text::bigint end
    limit 1) o on true`;

const CUSTOMER = sql<number | null>`
  case when j.payload ->> 'customerId' ~ '^\\d{1,15}$' then (j.payload ->> 'customerId')::bigint end`;

const COLUMNS = sql`j.id, t.identifier as task, ${STATE} as state, j.locked_at is not null as "isRunning", j.attempts,
  j.max_attempts as "maxAttempts", j.run_at as "nextAt", j.updated_at as "triedAt",
  split_part(coalesce(j.last_error, ''), E'\\n', 1) as error, j.payload ->> 'trace' as trace,
  o.order_id as "orderId", o.number as "orderNumber", ${CUSTOMER} as "customerId"`;

function matching({ id, state, task, orderNumber, of }: FailedJobFilter): RawBuilder<boolean> {
  const all = [
    sql`(j.last_error is not null or j.attempts >= j.max_attempts)`,
    ...(id === undefined ? [] : [sql`j.id = ${id}`]),
    ...(state === undefined ? [] : [sql`${STATE} = ${state}`]),
    ...(task === undefined ? [] : [sql`t.identifier = ${task}`]),
    ...(orderNumber === undefined ? [] : [sql`o.number = ${orderNumber}`]),
    ...(of === undefined
      ? []
      : [
          sql`(lower(o.email) = ${of.email} or lower(j.payload ->> 'email') = ${of.email}
            or ${CUSTOMER} = ${of.customerId})`,
        ]),
  ];
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}
