import type { JobKind, JobState } from "@curat/contract/staff/jobs.values";
import { type Selectable, sql } from "kysely";
import type { Waiting } from "../../../calendar/waiting.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { DB } from "../../../db/tables.ts";
import type { Actor } from "../changes/index.ts";
import type { BackgroundJob } from "./jobs.rules.ts";

export interface NewJob {
  kind: JobKind;
  title: string;
  parameters: object;
  total?: number | undefined;
  actor: Actor;
  at: Date;
}

export async function insertJob(
  tx: Tx,
  { kind, title, parameters, total, actor, at }: NewJob,
): Promise<number> {
  const { id } = await tx
    .insertInto("background_job")
    .values({
      kind,
      title,
      parameters: JSON.stringify(parameters),
      state: "waiting",
      total: total ?? null,
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: actor.name,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findJob(db: Db, id: number): Promise<BackgroundJob | undefined> {
  const row = await db.selectFrom("background_job").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toJob(row);
}

export async function findJobOfBatch(db: Db, batch: string): Promise<BackgroundJob | undefined> {
  const row = await db.selectFrom("background_job").selectAll().where("batch", "=", batch).executeTakeFirst();
  return row && toJob(row);
}

/** Returns the latest job of a kind with this parameter. */
export async function findLastJobWith(
  db: Db,
  kind: JobKind,
  [name, value]: readonly [string, string],
): Promise<BackgroundJob | undefined> {
  const row = await db
    .selectFrom("background_job")
    .selectAll()
    .where("kind", "=", kind)
    .where(sql<boolean>`parameters ->> ${name} = ${value}`)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && toJob(row);
}

export async function listJobRows(
  db: Db,
  { state, ...paging }: Paging & { state?: JobState | undefined },
): Promise<{ rows: BackgroundJob[]; total: number }> {
  const query = db
    .selectFrom("background_job")
    .selectAll()
    .$if(state !== undefined, (q) => q.where("state", "=", state ?? ""))
    .orderBy("id", "desc");
  const { rows, total } = await pageOf(query, paging);
  return { rows: rows.map(toJob), total };
}

/** Locks a job until the transaction ends, so that its steps run one at a time. Reads are not blocked. */
export async function lockJob(tx: Tx, id: number): Promise<BackgroundJob | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('background_job', 0) # ${id}::bigint)`.execute(tx);
  return findJob(tx, id);
}

export async function lockBatch(tx: Tx, batch: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${batch}, 0))`.execute(tx);
}

/** Saves the progress of a locked job. A stopped job stays stopped unless this was its last step. */
export async function saveProgress(
  tx: Tx,
  id: number,
  { position, done, total, counts, isLast, at }: Progress,
): Promise<void> {
  await sql`
    update background_job set position = ${JSON.stringify(position ?? null)}::jsonb, done = ${done}, total = ${total},
      counts = ${JSON.stringify(counts)}::jsonb, failures = 0, error = '', started_at = coalesce(started_at, ${at}::timestamptz),
      state = case when ${isLast} then 'done' when state = 'waiting' then 'running' else state end,
      ended_at = case when ${isLast} then ${at}::timestamptz else ended_at end
    where id = ${id}`.execute(tx);
}
interface Progress extends Pick<BackgroundJob, "position" | "done" | "total" | "counts"> {
  isLast: boolean;
  at: Date;
}

/** Records a failed step and the job's new state if the job is still open. */
export async function saveFailure(
  db: Db,
  id: number,
  { state, why, at }: { state: "running" | "failed"; why: string; at: Date },
): Promise<void> {
  await sql`
    update background_job set failures = failures + 1, error = ${why}, state = ${state},
      ended_at = case when ${state} = 'failed' then ${at}::timestamptz end
    where id = ${id} and state in ('waiting', 'running')`.execute(db);
}

/** Changes a job's state if its current state allows it. Returns whether it did. */
export async function moveJob(
  tx: Tx,
  id: number,
  { from, to, at }: { from: readonly JobState[]; to: "waiting" | "stopped"; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("background_job")
    .set({ state: to, failures: 0, error: "", ended_at: to === "stopped" ? at : null })
    .where("id", "=", id)
    .where("state", "in", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertNotes(tx: Tx, jobId: number, notes: readonly string[]): Promise<void> {
  if (notes.length === 0) return;
  await tx
    .insertInto("background_job_note")
    .values(notes.map((text) => ({ job_id: jobId, text })))
    .execute();
}

export async function listNotes(db: Db, jobId: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("background_job_note")
    .select("text")
    .where("job_id", "=", jobId)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ text }) => text);
}

/** Summarises failed jobs that were neither resumed nor dismissed. */
export async function failedBackgroundJobs(db: Db): Promise<Waiting & { details: string[] }> {
  const rows = await db
    .selectFrom("background_job")
    .select(["title", "ended_at"])
    .where("state", "=", "failed")
    .orderBy("ended_at")
    .execute();
  const [oldest, newest] = [rows.at(0), rows.at(-1)];
  return {
    count: rows.length,
    oldest: oldest?.ended_at ?? null,
    newest: newest?.ended_at ?? null,
    details: rows.slice(-5).map(({ title }) => title),
  };
}

/** Deletes jobs created before an instant. The audit log keeps their changes. */
export async function deleteJobsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("background_job").where("created_at", "<", moment).execute();
}

function toJob(row: Selectable<DB["background_job"]>): BackgroundJob {
  const { actor_kind, actor_id, actor_name, created_at, started_at, ended_at, ...job } = row;
  return {
    ...job,
    // Only this file writes these columns, with these types.
    kind: job.kind as JobKind,
    state: job.state as JobState,
    counts: job.counts as Record<string, number>,
    actor: { kind: actor_kind as Actor["kind"], id: actor_id, name: actor_name, batch: job.batch },
    createdAt: created_at,
    startedAt: started_at,
    endedAt: ended_at,
  };
}
