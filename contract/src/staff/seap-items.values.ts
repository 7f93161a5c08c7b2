/** `ending`: within 60 days; `different`: another price than in the shop; `missing`: a product on sale without an item. */
export const SEAP_STATES = ["ending", "ended", "different", "unpublished", "missing"] as const;
export type SeapState = (typeof SEAP_STATES)[number];

export const SEAP_ENDING_DAYS = 60;
