import { z } from "@hono/zod-openapi";
import { call, idParam, numberQuery, one, paged } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { JOB_KINDS, JOB_STATES } from "./jobs.values.ts";

const tag = "Staff: background jobs";

export const job = z
  .object({
    id: z.int(),
    kind: z.enum(JOB_KINDS),
    title: z.string(),
    state: z.enum(JOB_STATES),
    done: z.int(),
    total: z.int().nullable(),
    /** Processed records by outcome, such as `new` or `refused`. */
    counts: z.record(z.string(), z.int()),
    batch: z.string(),
    /** Changes that the job has recorded in the audit log so far. */
    changes: z.int(),
    /** Number of the job's changes that can be undone together. */
    undoable: z.int(),
    /** The first 200 remarks, such as on skipped records; always empty in lists. */
    notes: z.array(z.string()),
    error: z.string(),
    by: z.string(),
    created_at: z.string(),
    started_at: z.string().nullable(),
    ended_at: z.string().nullable(),
  })
  .openapi("BackgroundJob");
export type BackgroundJob = z.infer<typeof job>;

export const listJobs = call({
  method: "get",
  path: "/staff/jobs",
  tag,
  summary: "Lists batch operations and other long jobs of the last 90 days, newest first, 20 per page",
  access: { staff: "jobs:view" },
  effect: "read",
  request: {
    query: z.object({
      state: z.enum(JOB_STATES, { error: MESSAGES.invalid("Stare") }).optional(),
      page: numberQuery(1, 1, 1_000_000),
    }),
  },
  answer: paged(job),
});

export const getJob = call({
  method: "get",
  path: "/staff/jobs/{id}",
  tag,
  summary: "Returns one job with its progress",
  access: { staff: "jobs:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(job),
});

export const stopJob = call({
  method: "post",
  path: "/staff/jobs/{id}/stop",
  tag,
  summary:
    "Stops a job after its current chunk; completed rows are kept. A failed job is abandoned. Repeating the call has no effect; 409 for a finished job",
  access: { staff: "jobs:edit" },
  effect: "write",
  request: { params: idParam },
  answer: one(job),
});

export const retryJob = call({
  method: "post",
  path: "/staff/jobs/{id}/retry",
  tag,
  summary: "Resumes a stopped or failed job from where it stopped; 409 for any other job",
  access: { staff: "jobs:edit" },
  effect: "write",
  request: { params: idParam },
  answer: one(job),
});

const batchParam = z.object({ batch: z.uuid({ error: MESSAGES.malformed }) });

export const undoBatch = call({
  method: "post",
  path: "/staff/changes/batches/{batch}/undo",
  tag,
  summary:
    "Undoes all changes of a batch operation in a background job, which it returns. Records changed since are skipped and named in `notes`. 409 if the operation is still running, is already being undone, or has nothing to undo; 403 if the caller may not make the changes individually",
  access: { staff: "changes:undo" },
  effect: "write",
  isSensitive: true,
  request: { params: batchParam },
  answer: one(job),
});
