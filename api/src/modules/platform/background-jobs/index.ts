/**
 * Background jobs in steps, with progress and undo.
 *
 * - `jobs.rules.ts`: the effect of a step on its job
 * - `jobs.service.ts`: start, stop, resume
 * - `jobs.tasks.ts`: the worker's part
 *
 * Tables and views: background_job, background_job_note.
 */
export { type BackgroundJob, JobFailure, type JobPiece } from "./jobs.rules.ts";
export { jobsRoutes, showJob } from "./jobs.routes.ts";
export { type JobHandler, type JobHandlers, openJob } from "./jobs.service.ts";
export {
  failedBackgroundJobs,
  findJob as findBackgroundJob,
  findJobOfBatch,
  findLastJobWith,
  lockBatch,
} from "./jobs.store.ts";
export { backgroundJobTasks } from "./jobs.tasks.ts";
export { eraseJobWords } from "./personal-data.store.ts";
