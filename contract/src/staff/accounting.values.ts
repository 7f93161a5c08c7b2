export const PROGRAMS = ["saga", "winmentor", "csv", "saft"] as const;
export type Program = (typeof PROGRAMS)[number];

/** Kinds of documents that are handed over to the accountant. */
export const HANDED_KINDS = ["sale", "money", "purchase"] as const;
export type HandedKind = (typeof HANDED_KINDS)[number];

/** Maximum number of documents in one handover. */
export const MAX_HANDED = 50_000;
