/** Calls for queue jobs that failed at least once, which can be retried or dropped. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { FAILED_JOB_STATES } from "./failed-jobs.values.ts";

const tag = "Staff: failed jobs";

export const failedJob = z
  .object({
    id: z.int(),
    task: z.string(),
    state: z.enum(FAILED_JOB_STATES),
    /** Whether the job is running now, in which case it can be neither retried nor dropped. */
    is_running: z.boolean(),
    attempts: z.int(),
    max_attempts: z.int(),
    /** Time of the next attempt; null when the job failed permanently. */
    next_at: z.string().nullable(),
    /** First line of the last error, with e-mail addresses and phone numbers removed. */
    error: z.string(),
    /** First digits of the trace id of the request that queued the job; null for scheduled jobs. */
    code: z.string().nullable(),
    order: z.object({ id: z.int(), number: z.string() }).nullable(),
    customer_id: z.int().nullable(),
  })
  .openapi("FailedJob");
export type FailedJob = z.infer<typeof failedJob>;

const task = z.string().trim().max(100);

export const listFailedJobs = call({
  method: "get",
  path: "/staff/failed-jobs",
  tag,
  summary:
    "Jobs of the queue that failed at least once, those that failed for good first, then by their next try; 20 a page. `order` is an order's number; `email` is a buyer's or customer's and also needs `customers:view`",
  access: { staff: "jobs:view" },
  effect: "read",
  request: {
    query: z.object({
      state: z.enum(FAILED_JOB_STATES, { error: MESSAGES.invalid("Stare") }).optional(),
      task: task.optional(),
      order: z.string().trim().max(20).optional(),
      email: z.string().trim().max(200).optional(),
      page: numberQuery(1, 1, 1_000_000),
    }),
  },
  answer: paged(failedJob),
});

export const countFailedJobs = call({
  method: "get",
  path: "/staff/failed-jobs/tasks",
  tag,
  summary: "How many jobs of each task are retried and how many failed for good, the most first",
  access: { staff: "jobs:view" },
  effect: "read",
  answer: one(z.array(z.object({ task: z.string(), retrying: z.int(), failed: z.int() }))),
});

/** Number of jobs that were retried or dropped. */
const acted = one(z.object({ count: z.int() }));
const ofTask = { body: json(z.object({ task }, { error: MESSAGES.malformed })) };
const NOT_TAKEN =
  "A job that is being tried, is due already, has succeeded or was dropped meanwhile is left alone: then `count` is 0";

export const retryFailedJob = call({
  method: "post",
  path: "/staff/failed-jobs/{id}/retry",
  tag,
  summary: `Has a job tried now; one that failed for good gets all its tries again. ${NOT_TAKEN}`,
  access: { staff: "jobs:edit" },
  effect: "write",
  request: { params: idParam },
  answer: acted,
});

export const dropFailedJob = call({
  method: "post",
  path: "/staff/failed-jobs/{id}/drop",
  tag,
  summary: `Takes a job out of the queue: its mail is never sent, its invoice not issued. ${NOT_TAKEN}`,
  access: { staff: "jobs:edit" },
  effect: "write",
  request: { params: idParam },
  answer: acted,
});

export const retryFailedTask = call({
  method: "post",
  path: "/staff/failed-jobs/retry",
  tag,
  summary:
    "Has all jobs of one task tried now that failed at least once, 10,000 at most; those being tried are left alone",
  access: { staff: "jobs:edit" },
  effect: "write",
  request: ofTask,
  answer: acted,
});

export const dropFailedTask = call({
  method: "post",
  path: "/staff/failed-jobs/drop",
  tag,
  summary:
    "Takes all jobs of one task out of the queue that failed at least once, 10,000 at most; those being tried are left alone",
  access: { staff: "jobs:edit" },
  effect: "write",
  request: ofTask,
  answer: acted,
});
