import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import type { JobPayloads } from "../../../jobs/enqueue.ts";
import { type JobHandlers, runJob } from "./jobs.service.ts";
import { deleteJobsBefore } from "./jobs.store.ts";

const RETENTION_MS = 90 * 86_400_000;

export function backgroundJobTasks(context: ApiContext, handlers: JobHandlers): TaskList {
  return {
    run_background_job: async (payload) =>
      runJob(context, handlers, payload as JobPayloads["run_background_job"]),
    delete_old_background_jobs: async () =>
      deleteJobsBefore(context.db, new Date(context.now().getTime() - RETENTION_MS)),
  };
}
