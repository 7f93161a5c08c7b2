/** Works off the job queue (graphile-worker): retried with backoff, done once. */
import { run } from "graphile-worker";
import type { ApiContext } from "../config.ts";
import type { OpenDatabase } from "../db/database.ts";
import { tasks } from "./tasks.ts";

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
    pollInterval: 2_000,
  });
  return { stop: () => runner.stop() };
}
