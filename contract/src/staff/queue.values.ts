/** `waiting`: the deadline has passed, but the law lets the shop wait, for example until the goods are back. */
export const DEADLINE_STATES = ["running", "late", "waiting"] as const;
export type DeadlineState = (typeof DEADLINE_STATES)[number];
