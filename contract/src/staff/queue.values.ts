/** "waiting": the deadline has passed, but the law allows the shop to wait for something. */
export const DEADLINE_STATES = ["running", "late", "waiting"] as const;
export type DeadlineState = (typeof DEADLINE_STATES)[number];
