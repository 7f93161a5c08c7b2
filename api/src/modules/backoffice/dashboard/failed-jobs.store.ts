import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { Waiting } from "../../../calendar/waiting.ts";

export async function failedJobs(db: Db): Promise<Waiting & { details: string[] }> {
  const { rows } = await sql<Waiting & { details: string[] | null }>`
    select count(*)::integer as count, min(run_at) as oldest, max(run_at) as newest, array_agg(distinct task_identifier) as details
    from graphile_worker.jobs where attempts >= max_attempts and locked_at is null`.execute(db);
  const { count = 0, oldest = null, newest = null, details } = rows[0] ?? {};
  return { count, oldest, newest, details: details ?? [] };
}
