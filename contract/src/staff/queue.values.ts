/** How a deadline stands; "waiting" is over, but the law lets the shop wait for something. */
export const DEADLINE_STATES = ["running", "late", "waiting"] as const;
export type DeadlineState = (typeof DEADLINE_STATES)[number];
