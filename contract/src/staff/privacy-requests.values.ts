/** Effect of an erasure on data: deletes it, anonymises it, or keeps it. */
export const DATA_FATES = ["goes", "nameless", "stays"] as const;
export type DataFate = (typeof DATA_FATES)[number];
