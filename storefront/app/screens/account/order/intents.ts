/** Intents of the order page's forms. The confirm dialog sends `cancel`. */
export const ORDER_INTENT = { cancel: "cancel", again: "again" } as const;
