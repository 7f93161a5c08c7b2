import type { Job } from "graphile-worker";

export interface JobIds {
  task?: string;
  job?: string;
  trace?: string;
  [id: string]: string | number | undefined;
}

/**
 * Returns task, id, trace, and every number in the payload whose key ends in `Id`. Other values are omitted.
 */
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

/** Returns the trace id of the request that enqueued the job; undefined for a scheduled job. */
export function traceOf(payload: unknown): string | undefined {
  const { trace } = (payload ?? {}) as { trace?: unknown };
  return typeof trace === "string" ? trace : undefined;
}

/**
 * Returns a job's id as text, because our driver returns a number although graphile-worker's type is a
 * string.
 */
export function idText(id: string | number): string {
  return String(id);
}
