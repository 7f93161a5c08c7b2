/** Elements of an electronic invoice that can contain a SEAP number: BT-10, BT-13 or BT-12. */
export const SEAP_PLACES = ["reference", "order", "contract"] as const;
export type SeapPlace = (typeof SEAP_PLACES)[number];
