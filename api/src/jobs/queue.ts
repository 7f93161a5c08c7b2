import { Logger, type Job, parseCrontab, run, type TaskList } from "graphile-worker";
import type pg from "pg";
import type { ApiContext } from "../context.ts";
import { isPassingFailure } from "../db/passing-failure.ts";
import { asPart, duringTrace, newTrace } from "../trace.ts";
import { idsOfJob, idText, traceOf } from "./job-ids.ts";

export interface QueueOptions {
  taskList: TaskList;
  concurrency: number;
  crontab?: string;
  /** Runs before each job. */
  refresh?: (() => Promise<void>) | undefined;
  /** Called when the queue cannot continue and takes no more jobs. */
  giveUp: (error: unknown) => void;
  onFailure?: (job: Job, error: unknown) => void;
  onSuccess?: () => void;
}

export interface Queue {
  stop(): Promise<void>;
  takenAt(): number;
  isAt(job: string): boolean;
  addJob(task: string, key: string): Promise<void>;
}

/** Starts a queue (graphile-worker) that runs only the jobs of these tasks. */
export async function runQueue(pool: pg.Pool, context: ApiContext, options: QueueOptions): Promise<Queue> {
  const { taskList, concurrency, crontab = "", refresh, giveUp, onFailure, onSuccess } = options;
  let takenAt = Date.now();
  let isStopping = false;
  const running = new Set<string>();
  const runner = await run({
    pgPool: pool,
    noHandleSignals: true,
    taskList: followedTasks(taskList, refresh),
    parsedCronItems: parseCrontab(crontab),
    preset: {
      // Results are written job by job, because with batching the queue waits forever after a failed write.
      worker: { logger: loggerOf(context), concurrentJobs: concurrency, pollInterval: 2_000 },
    },
  });
  runner.events.on("job:start", ({ job }) => {
    takenAt = Date.now();
    running.add(idText(job.id));
  });
  runner.events.on("job:success", ({ job }) => {
    running.delete(idText(job.id));
    onSuccess?.();
  });
  runner.events.on("job:error", ({ job, error }) => {
    running.delete(idText(job.id));
    onFailure?.(job, error);
  });
  runner.events.on("job:failed", ({ job, error }) => {
    const { attempts } = job;
    context.log({ level: "error", message: "A job failed permanently.", ...idsOfJob(job), attempts, error });
  });
  const ended = (error: unknown): void => {
    if (!isStopping) giveUp(error);
  };
  // The runner's own promise may never settle after this, because the queue waits for a write that cannot
  // succeed.
  runner.events.on("pool:fatalError", ({ error }) => ended(error));
  void runner.promise.then(() => ended(new Error("The queue stopped unexpectedly.")), ended);
  return {
    stop: async () => {
      isStopping = true;
      await runner.stop();
    },
    takenAt: () => takenAt,
    isAt: (job) => running.has(job),
    addJob: async (task, key) => void (await runner.addJob(task, {}, { jobKey: key })),
  };
}

/** Returns tasks that run each job under the trace id of the request that enqueued it, or a new one. */
function followedTasks(tasks: TaskList, refresh: QueueOptions["refresh"]): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
      name,
      (payload, helpers) => {
        const id = traceOf(payload);
        const trace = { ...newTrace(), ...(id !== undefined && { id }) };
        const part = { name, kind: "job", attributes: { job: helpers.job.id } } as const;
        return duringTrace(trace, () =>
          asPart(part, async () => {
            await refresh?.();
            return task?.(payload, helpers);
          }),
        );
      },
    ]),
  );
}

/** Returns a logger that drops graphile-worker's routine messages. */
function loggerOf({ log }: ApiContext): Logger {
  return new Logger(() => (level, message, meta) => {
    const error = meta?.error ?? meta?.fatalError;
    const entry = { message, ...idsOfJob(meta?.job ?? {}), error };
    if (level === "error" && !isPassingFailure(error)) log({ level, ...entry });
    else if (level === "error" || level === "warning") log({ level: "warn", ...entry });
  });
}
