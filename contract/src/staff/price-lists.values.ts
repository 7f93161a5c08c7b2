export const PRICE_TARGETS = ["product", "category", "brand", "all"] as const;
export type PriceTarget = (typeof PRICE_TARGETS)[number];

export const PRICE_LIST_STATES = ["planned", "running", "ended"] as const;

export const PRICE_LIST_LIMITS = { members: 1_000, rows: 5_000 };
