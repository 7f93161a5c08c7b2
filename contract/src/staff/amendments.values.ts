/** Why an order is changed: at the buyer's request, or because the shop cannot deliver all of it. */
export const AMENDMENT_CAUSES = ["buyer", "shop"] as const;
export type AmendmentCause = (typeof AMENDMENT_CAUSES)[number];

/** Largest balance that can be waived with one click; larger ones need a refund or an order change. */
export const MAX_FORGIVEN_BANI = 5_00;
