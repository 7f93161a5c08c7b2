/**
 * Failed jobs: retried by the queue or permanently failed.
 *
 * - `failed-jobs.service.ts`: list, retry, drop
 *
 * Tables and views: order_of_job.
 */
export { failedJobsRoutes } from "./failed-jobs.routes.ts";
export { type FailedJobs, failedJobsOf } from "./failed-jobs.store.ts";
