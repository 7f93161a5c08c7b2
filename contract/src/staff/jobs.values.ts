/** Long work that goes on in the background. */
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

/** What of one act is taken back as a whole; people are in no history by name, so what was changed of them is not. */
export const UNDONE_TOGETHER = [
  "product",
  "price",
  "stock",
  "redirect",
  "category",
  "parameter",
  "customer-group",
] as const;
export type UndoneTogether = (typeof UNDONE_TOGETHER)[number];

/** Whether it still goes on, or will. */
export function isOpenJob(state: JobState): boolean {
  return state === "waiting" || state === "running";
}

/** Whether it may be taken up again where it stands. */
export function canRetryJob(state: JobState): boolean {
  return state === "stopped" || state === "failed";
}
