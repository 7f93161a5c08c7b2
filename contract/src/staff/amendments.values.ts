/** `shop`: the shop cannot deliver everything that was ordered. */
export const AMENDMENT_CAUSES = ["buyer", "shop"] as const;
export type AmendmentCause = (typeof AMENDMENT_CAUSES)[number];

/** Largest balance due that staff can write off. */
export const MAX_FORGIVEN_BANI = 5_00;
