/** Queue jobs that failed at least once and can be retried or dropped. */
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
    /** A running job can be neither retried nor dropped. */
    is_running: z.boolean(),
    attempts: z.int(),
    max_attempts: z.int(),
    /** Null when the job failed permanently. */
    next_at: z.string().nullable(),
    /** First line of the last error, without email addresses and phone numbers. */
    error: z.string(),
    /** Start of the trace id of the request that queued the job; null for scheduled jobs. */
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
    "Lists queued jobs that failed at least once, permanently failed ones first, then by next attempt; 20 per page. `order` is an order number; `email` belongs to a buyer or a customer and also requires `customers:view`",
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
  summary: "Returns the number of retried and permanently failed jobs by task, highest first",
  access: { staff: "jobs:view" },
  effect: "read",
  answer: one(z.array(z.object({ task: z.string(), retrying: z.int(), failed: z.int() }))),
});

const acted = one(z.object({ count: z.int() }));
const ofTask = { body: json(z.object({ task }, { error: MESSAGES.malformed })) };
const NOT_TAKEN = "`count` is 0 and nothing changes if the job is running, already due, succeeded or dropped";

export const retryFailedJob = call({
  method: "post",
  path: "/staff/failed-jobs/{id}/retry",
  tag,
  summary: `Retries a job now; a permanently failed job gets all its attempts again. ${NOT_TAKEN}`,
  access: { staff: "jobs:edit" },
  effect: "write",
  request: { params: idParam },
  answer: acted,
});

export const dropFailedJob = call({
  method: "post",
  path: "/staff/failed-jobs/{id}/drop",
  tag,
  summary: `Drops a job from the queue: its mail is never sent or its invoice never issued. ${NOT_TAKEN}`,
  access: { staff: "jobs:edit" },
  effect: "write",
  request: { params: idParam },
  answer: acted,
});

export const retryFailedTask = call({
  method: "post",
  path: "/staff/failed-jobs/retry",
  tag,
  summary: "Retries all jobs of one task that failed at least once, at most 10,000; running jobs are skipped",
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
    "Drops all jobs of one task that failed at least once from the queue, at most 10,000; running jobs are skipped",
  access: { staff: "jobs:edit" },
  effect: "write",
  request: ofTask,
  answer: acted,
});
