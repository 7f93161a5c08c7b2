/** Intents of the order's forms; the confirm dialog sends `cancel`. */
export const ORDER_INTENT = { cancel: "cancel", again: "again" } as const;
