/** State of a deadline; "waiting" has passed, but the law lets the shop wait for something. */
export const DEADLINE_STATES = ["running", "late", "waiting"] as const;
export type DeadlineState = (typeof DEADLINE_STATES)[number];
