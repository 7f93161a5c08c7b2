/** The values are kinds of records in the audit log. */
export const DRAFTED_KINDS = ["landing", "article", "blog-post", "home"] as const;
export type DraftedKind = (typeof DRAFTED_KINDS)[number];

export const PREVIEW_HOURS = 24;
export const LATEST_PUBLISHING_DAYS = 366;
