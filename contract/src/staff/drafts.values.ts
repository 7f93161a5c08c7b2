/** What of the shop is written as a draft first: the kinds that their changes are recorded under. */
export const DRAFTED_KINDS = ["landing", "article", "blog-post", "home"] as const;
export type DraftedKind = (typeof DRAFTED_KINDS)[number];

/** A preview link opens its page that long, so many hours. */
export const PREVIEW_HOURS = 24;
/** Nothing is published by itself later than so many days from now. */
export const LATEST_PUBLISHING_DAYS = 366;
