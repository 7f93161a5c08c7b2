/**
 * `ending`: expires within 60 days; `different`: the price differs from the shop's; `missing`: a published product
 * without an item.
 */
export const SEAP_STATES = ["ending", "ended", "different", "unpublished", "missing"] as const;
export type SeapState = (typeof SEAP_STATES)[number];

export const SEAP_ENDING_DAYS = 60;
