/** The ids by which a job's log lines are found. */
import type { Job } from "graphile-worker";

/** What a job is about in its log lines, such as `orderId`. */
export interface JobIds {
  task?: string;
  job?: string;
  trace?: string;
  [id: string]: string | number | undefined;
}

/** Returns the job's task and id, its trace, and every number in its payload under a key that ends in `Id`; nothing else of it. */
export function idsOfJob({ id: job, task_identifier: task, payload }: Partial<Job>): JobIds {
  const fields = Object.entries(typeof payload === "object" && payload !== null ? payload : {});
  const named = fields.filter(([key, value]) => key.endsWith("Id") && typeof value === "number");
  const trace = traceOf(payload);
  return {
    ...(Object.fromEntries(named) as Record<string, number>),
    ...(task !== undefined && { task }),
    ...(job !== undefined && { job: idText(job) }),
    ...(trace !== undefined && { trace }),
  };
}

/** The id of the request that asked for a job; undefined for a job of the clock. */
export function traceOf(payload: unknown): string | undefined {
  const { trace } = (payload ?? {}) as { trace?: unknown };
  return typeof trace === "string" ? trace : undefined;
}

/** A job's id as the database writes it. graphile-worker types it as text, but our driver reads it as a number. */
export function idText(id: string | number): string {
  return String(id);
}
