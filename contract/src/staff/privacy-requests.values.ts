/** What an erasure does to data: delete it, anonymise it, or retain it. */
export const DATA_FATES = ["goes", "nameless", "stays"] as const;
export type DataFate = (typeof DATA_FATES)[number];
