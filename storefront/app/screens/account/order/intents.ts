/** Intents of the order's forms; `cancel` is the question's own. */
export const ORDER_INTENT = { cancel: "cancel", again: "again" } as const;
