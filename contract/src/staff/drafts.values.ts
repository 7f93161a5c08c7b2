/** Kinds of records that support drafts, by their audit log kind. */
export const DRAFTED_KINDS = ["landing", "article", "blog-post", "home"] as const;
export type DraftedKind = (typeof DRAFTED_KINDS)[number];

/** Lifetime of a preview link in hours. */
export const PREVIEW_HOURS = 24;
/** How many days ahead publication can be scheduled. */
export const LATEST_PUBLISHING_DAYS = 366;
