/** What applies to products that another promotion reduces in the same period. */
export const PROMOTION_OVERLAPS = ["refuse", "lower", "skip"] as const;
export type PromotionOverlap = (typeof PROMOTION_OVERLAPS)[number];
