import type { JobKind } from "@curat/contract/staff/jobs.values";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { isPassingFailure } from "../../../db/passing-failure.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { addedCounts, afterFailure, type BackgroundJob, JobFailure, type JobPiece } from "./jobs.rules.ts";
import {
  findJob,
  lockJob,
  insertJob,
  insertNotes,
  moveJob,
  type NewJob,
  saveFailure,
  saveProgress,
} from "./jobs.store.ts";

export type JobHandler = (tx: Tx, job: BackgroundJob, context: ApiContext) => Promise<JobPiece>;
export type JobHandlers = Readonly<Record<JobKind, JobHandler>>;

const TURN_MS = 10_000;

/** Creates a job, which runs once the transaction has committed, and returns its id. */
export async function openJob(tx: Tx, job: NewJob): Promise<number> {
  const id = await insertJob(tx, job);
  await enqueueJob(tx, id);
  return id;
}

/** Runs a job for ten seconds, then lets other jobs run. A crash repeats at most the current step. */
export async function runJob(
  context: ApiContext,
  handlers: JobHandlers,
  { jobId, turnMs = TURN_MS }: { jobId: number; turnMs?: number },
): Promise<void> {
  const until = Date.now() + turnMs;
  try {
    while (await doPiece(context, handlers, jobId))
      if (Date.now() >= until) return await transaction(context.db, (tx) => enqueueJob(tx, jobId));
  } catch (error) {
    if (isPassingFailure(error)) throw error;
    const { failures = 0 } = (await findJob(context.db, jobId)) ?? {};
    const { state, why } = afterFailure(failures, error);
    await saveFailure(context.db, jobId, { state, why, at: context.now() });
    if (state === "running") throw error;
    if (!(error instanceof JobFailure))
      context.log({ level: "error", message: "A background job failed.", job: jobId, error });
  }
}

async function doPiece(context: ApiContext, handlers: JobHandlers, jobId: number): Promise<boolean> {
  return transaction(context.db, async (tx) => {
    const job = await lockJob(tx, jobId);
    if (!job || (job.state !== "waiting" && job.state !== "running")) return false;
    const piece = await handlers[job.kind](tx, job, context);
    await insertNotes(tx, jobId, piece.notes ?? []);
    await saveProgress(tx, jobId, {
      position: piece.position,
      done: job.done + piece.done,
      total: piece.total ?? job.total,
      counts: addedCounts(job.counts, piece.counts),
      isLast: piece.isLast,
      at: context.now(),
    });
    return !piece.isLast;
  });
}

/** Stops an open job or dismisses a failed one. Returns false if the job has ended. */
export async function stopJob({ db, now }: Pick<ApiContext, "db" | "now">, id: number): Promise<boolean> {
  return transaction(db, (tx) =>
    moveJob(tx, id, { from: ["waiting", "running", "failed"], to: "stopped", at: now() }),
  );
}

/** Resumes a stopped or failed job. Returns false if the job is in another state. */
export async function retryJob({ db, now }: Pick<ApiContext, "db" | "now">, id: number): Promise<boolean> {
  return transaction(db, async (tx) => {
    const isMoved = await moveJob(tx, id, { from: ["stopped", "failed"], to: "waiting", at: now() });
    if (isMoved) await enqueueJob(tx, id);
    return isMoved;
  });
}

async function enqueueJob(tx: Tx, jobId: number): Promise<void> {
  await enqueue(tx, "run_background_job", { jobId }, `background-job:${jobId}`);
}
