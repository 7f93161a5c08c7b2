/**
 * Who caused a change to an order: the buyer by request, or the shop because it cannot deliver everything.
 */
export const AMENDMENT_CAUSES = ["buyer", "shop"] as const;
export type AmendmentCause = (typeof AMENDMENT_CAUSES)[number];

/** Largest balance due that staff can waive with one click. Larger ones need a refund or an order change. */
export const MAX_FORGIVEN_BANI = 5_00;
