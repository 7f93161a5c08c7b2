/** States and limits of transfers between stock places. */
export const TRANSFER_STATES = ["draft", "sent", "received", "undone"] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

export const MAX_TRANSFER_LINES = 500;

/** The warehouse, which `/staff/stock-places` does not list. */
export const WAREHOUSE = "Depozit";
