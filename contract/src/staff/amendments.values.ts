/** The shop causes a change when it cannot deliver everything. */
export const AMENDMENT_CAUSES = ["buyer", "shop"] as const;
export type AmendmentCause = (typeof AMENDMENT_CAUSES)[number];

/** Largest balance due that staff can write off. */
export const MAX_FORGIVEN_BANI = 5_00;
