/** Which documents a series numbers. other: all that have no series of their own. */
export const SERIES_USES = ["other", "manual", "seap", "storno"] as const;
export type SeriesUse = (typeof SERIES_USES)[number];

export const SERIES_USE_WORDS: Record<SeriesUse, string> = {
  other: "toate celelalte facturi",
  manual: "comenzile introduse de angajați",
  seap: "comenzile prin SEAP",
  storno: "stornouri",
};
