export { failedJobsRoutes } from "./failed-jobs.routes.ts";
export { type FailedJobs, failedJobsOf } from "./failed-jobs.store.ts";
