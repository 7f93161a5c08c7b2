/** Why an order is changed: its buyer wishes so, or the shop can not deliver all of it. */
export const AMENDMENT_CAUSES = ["buyer", "shop"] as const;
export type AmendmentCause = (typeof AMENDMENT_CAUSES)[number];

/** More than a few bani of a rest is given up by a refund or a change, never by one press. */
export const MAX_FORGIVEN_BANI = 5_00;
