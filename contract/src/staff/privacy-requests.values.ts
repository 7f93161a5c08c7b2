/** What an erasure does with something: it goes, stays without the person, or stays as it is. */
export const DATA_FATES = ["goes", "nameless", "stays"] as const;
export type DataFate = (typeof DATA_FATES)[number];
