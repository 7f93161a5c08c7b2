/** An erasure deletes (goes), anonymises (nameless) or retains (stays) data. */
export const DATA_FATES = ["goes", "nameless", "stays"] as const;
export type DataFate = (typeof DATA_FATES)[number];
