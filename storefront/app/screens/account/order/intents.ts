export const ORDER_INTENT = { cancel: "cancel", again: "again" } as const;
