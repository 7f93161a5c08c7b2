/** Kinds of pages that support drafts; the values are their kinds in the audit log. */
export const DRAFTED_KINDS = ["landing", "article", "blog-post", "home"] as const;
export type DraftedKind = (typeof DRAFTED_KINDS)[number];

/** Lifetime of a preview link in hours. */
export const PREVIEW_HOURS = 24;
/** Maximum days ahead for which publication can be scheduled. */
export const LATEST_PUBLISHING_DAYS = 366;
