/** Works off the jobs of some tasks (graphile-worker), a few at a time. */
import { Logger, type Job, parseCrontab, run, type TaskList } from "graphile-worker";
import type pg from "pg";
import type { ApiContext } from "../context.ts";
import { isPassingFailure } from "../db/passing-failure.ts";
import { asPart, duringTrace, newTrace } from "../trace.ts";
import { idsOfJob, idText, traceOf } from "./job-ids.ts";

export interface QueueOptions {
  taskList: TaskList;
  /** How many jobs run at once. */
  concurrency: number;
  crontab?: string;
  /** Called when the queue can not go on: it takes no job any more, whatever it says of itself. */
  giveUp: (error: unknown) => void;
  onFailure?: (job: Job, error: unknown) => void;
  onSuccess?: () => void;
}

export interface Queue {
  /** Waits for what is running. */
  stop(): Promise<void>;
  /** When a job was taken last, or the queue began; in milliseconds of the clock. */
  takenAt(): number;
  /** Whether it works at the job with that id. */
  isAt(job: string): boolean;
  addJob(task: string, key: string): Promise<void>;
}

/** Starts to take the jobs of these tasks and leaves all others. */
export async function runQueue(pool: pg.Pool, context: ApiContext, options: QueueOptions): Promise<Queue> {
  const { taskList, concurrency, crontab = "", giveUp, onFailure, onSuccess } = options;
  let takenAt = Date.now();
  let isStopping = false;
  const running = new Set<string>();
  const runner = await run({
    pgPool: pool,
    noHandleSignals: true,
    taskList: followedTasks(taskList),
    parsedCronItems: parseCrontab(crontab),
    preset: {
      // What is done is written down job by job: in batches the queue waits for ever for one that failed.
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
    context.log({ level: "error", message: "A job failed for good.", ...idsOfJob(job), attempts, error });
  });
  const ended = (error: unknown): void => {
    if (!isStopping) giveUp(error);
  };
  // Its own promise may never settle after this: the queue waits for what it can not write down.
  runner.events.on("pool:fatalError", ({ error }) => ended(error));
  void runner.promise.then(() => ended(new Error("The queue ended by itself.")), ended);
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

/** Each job under the id of the request that asked for it, or under one of its own. */
function followedTasks(tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
      name,
      (payload, helpers) => {
        const id = traceOf(payload);
        const trace = { ...newTrace(), ...(id !== undefined && { id }) };
        const part = { name, kind: "job", attributes: { job: helpers.job.id } } as const;
        return duringTrace(trace, () => asPart(part, async () => task?.(payload, helpers)));
      },
    ]),
  );
}

/** The queue's own lines go to our log: what fails, and nothing of what merely happens. */
function loggerOf({ log }: ApiContext): Logger {
  return new Logger(() => (level, message, meta) => {
    const error = meta?.error ?? meta?.fatalError;
    const entry = { message, ...idsOfJob(meta?.job ?? {}), error };
    if (level === "error" && !isPassingFailure(error)) log({ level, ...entry });
    else if (level === "error" || level === "warning") log({ level: "warn", ...entry });
  });
}
