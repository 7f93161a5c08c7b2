/** Jobs that failed for good, and what a person makes of them: try again, or leave undone. */
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

export interface FailedJob {
  id: number;
  task: string;
  triedAt: Date;
  /** The first line of what it failed by. */
  error: string;
}

export interface FailedJobs {
  /** The oldest first; a hundred at most. */
  list(): Promise<FailedJob[]>;
  /** Has them run now, with as many tries as at first; all, or those of one task. Tells how many. */
  retry(task?: string): Promise<number>;
  /** Takes them out of the queue: what they would have done stays undone. All, or those of one task; tells how many. */
  drop(task?: string): Promise<number>;
}

const SHOWN = 100;

export function failedJobsOf(db: Db): FailedJobs {
  const failed = sql`attempts >= max_attempts and locked_at is null`;
  const idsOf = (task: string | undefined) => sql`array(
    select id from graphile_worker.jobs where ${failed} and task_identifier = coalesce(${task ?? null}, task_identifier))`;
  return {
    list: async () => {
      const { rows } = await sql<FailedJob>`
        select id, task_identifier as task, updated_at as "triedAt", split_part(coalesce(last_error, ''), E'\n', 1) as error
        from graphile_worker.jobs where ${failed} order by updated_at limit ${SHOWN}`.execute(db);
      return rows;
    },
    retry: async (task) => {
      const { rows } = await sql`
        select id from graphile_worker.reschedule_jobs(${idsOf(task)}, run_at := now(), attempts := 0)`.execute(
        db,
      );
      return rows.length;
    },
    drop: async (task) => {
      const { rows } = await sql`select id from graphile_worker.complete_jobs(${idsOf(task)})`.execute(db);
      return rows.length;
    },
  };
}
