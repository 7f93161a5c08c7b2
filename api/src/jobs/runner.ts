/** Works off the job queue (graphile-worker): retried with backoff, done once. */
import { Logger, run } from "graphile-worker";
import type { ApiContext } from "../config.ts";
import type { OpenDatabase } from "../db/database.ts";
import { AT_START, CRONTAB, tasks } from "./tasks.ts";

/** Starts working; `stop` waits for what is running. */
export async function runWorker(
  { pool }: OpenDatabase,
  context: ApiContext,
): Promise<{ stop(): Promise<void> }> {
  const runner = await run({
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    taskList: tasks(context),
    crontab: CRONTAB,
    logger: loggerOf(context),
    pollInterval: 2_000,
  });
  for (const task of AT_START) await runner.addJob(task, {}, { jobKey: `start:${task}` });
  return { stop: () => runner.stop() };
}

/** The queue's own lines go to our log: what fails, and nothing of what merely happens. */
function loggerOf({ log }: ApiContext): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === "error") log({ level: "error", message, error: meta?.error });
    if (level === "warning") log({ level: "warn", message, error: meta?.error });
  });
}
