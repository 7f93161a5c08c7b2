/** A locked customer cannot log in. */
export const CUSTOMER_STATES = ["active", "locked"] as const;
export type CustomerState = (typeof CUSTOMER_STATES)[number];

export const CUSTOMER_SORTS = ["created", "-created", "name", "-name"] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export const MAX_NOTE_LENGTH = 2_000;
