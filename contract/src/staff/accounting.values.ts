export const PROGRAMS = ["saga", "winmentor", "csv"] as const;
export type Program = (typeof PROGRAMS)[number];

/** Documents of a month that are handed over. */
export const HANDED_KINDS = ["sale", "money", "purchase"] as const;
export type HandedKind = (typeof HANDED_KINDS)[number];

/** Maximum number of documents in one handover. */
export const MAX_HANDED = 50_000;
