/** What a row of a price list applies to, most specific first. */
export const PRICE_TARGETS = ["product", "category", "brand", "all"] as const;
export type PriceTarget = (typeof PRICE_TARGETS)[number];

/** State of a price list by its dates. */
export const PRICE_LIST_STATES = ["planned", "running", "ended"] as const;

export const PRICE_LIST_LIMITS = { members: 1_000, rows: 5_000 };
