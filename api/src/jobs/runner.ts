/** Works off the job queue (graphile-worker): retried with backoff, done once. */
import { Logger, run } from "graphile-worker";
import type { ApiContext } from "../config.ts";
import type { OpenDatabase } from "../db/database.ts";
import { isDatabaseAway } from "../db/database-away.ts";
import { AT_START, CRONTAB, tasks } from "./tasks.ts";

/** One of the database's advisory locks: its holder is the one that works. */
const WORKING = 20_261_121;

export interface Worker {
  /** Waits for what is running. */
  stop(): Promise<void>;
  /** Rejects when it can not go on: its lock went with its connection, and another worker may begin. */
  lost: Promise<never>;
}

/**
 * Starts working, once no other process does any more. What a killed one had begun is begun again at once: the queue
 * itself would leave it to its dead worker for hours.
 */
export async function runWorker({ pool }: OpenDatabase, context: ApiContext): Promise<Worker> {
  const holder = await pool.connect();
  const { promise: lost, reject: giveUp } = Promise.withResolvers<never>();
  // Who does not ask learns it from what the database answers next.
  lost.catch(() => undefined);
  holder.once("error", giveUp);
  await holder.query("select pg_advisory_lock($1)", [WORKING]);
  await holder.query(`
    select graphile_worker.force_unlock_workers(
      array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`);
  const runner = await run({
    pgPool: pool,
    noHandleSignals: true,
    taskList: tasks(context),
    crontab: CRONTAB,
    preset: {
      worker: {
        logger: loggerOf(context),
        concurrentJobs: 4,
        pollInterval: 2_000,
        // In a rush the queue is asked for several jobs at once, and told of several done.
        localQueue: { size: 8 },
        completeJobBatchDelay: 20,
        // In batches the queue handles it itself when a failure can not be written down.
        failJobBatchDelay: 20,
      },
    },
  });
  for (const task of AT_START) await runner.addJob(task, {}, { jobKey: `start:${task}` });
  let isStopping = false;
  const ended = () => isStopping || giveUp(new Error("The queue ended by itself."));
  void runner.promise.then(ended, giveUp);
  return {
    lost,
    stop: async () => {
      isStopping = true;
      await runner.stop();
      // Ended, not given back: only then is the lock free.
      holder.release(true);
    },
  };
}

/** The queue's own lines go to our log: what fails, and nothing of what merely happens. */
function loggerOf({ log }: ApiContext): Logger {
  return new Logger(() => (level, message, meta) => {
    const error = meta?.error ?? meta?.fatalError;
    if (level === "error" && !isDatabaseAway(error)) log({ level, message, error });
    else if (level === "error" || level === "warning") log({ level: "warn", message, error });
  });
}
