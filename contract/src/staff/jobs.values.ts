export const JOB_STATES = ["waiting", "running", "done", "stopped", "failed"] as const;
export type JobState = (typeof JOB_STATES)[number];

export const JOB_KINDS = [
  "undo",
  "sheet",
  "moving_read",
  "moving_in",
  "import_check",
  "import_write",
  "export",
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/**
 * Kinds of records whose changes can be undone as a batch. Changes to personal data are not in the audit log,
 * so they cannot.
 */
export const UNDONE_TOGETHER = [
  "product",
  "price",
  "stock",
  "stock-level",
  "redirect",
  "category",
  "parameter",
  "customer-group",
] as const;
export type UndoneTogether = (typeof UNDONE_TOGETHER)[number];

/** Returns whether the job is waiting or running. */
export function isOpenJob(state: JobState): boolean {
  return state === "waiting" || state === "running";
}

export function canRetryJob(state: JobState): boolean {
  return state === "stopped" || state === "failed";
}
