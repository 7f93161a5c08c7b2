/** What waits for the shop's people, in the order of their day. */
export const TODAY_KINDS = [
  "transfers",
  "failed_payments",
  "to_confirm",
  "to_pack",
  "to_hand_over",
  "awb_problems",
  "late_parcels",
  "not_collected",
  "refunds",
  "returns",
  "complaints",
  "reviews",
  "low_stock",
  "failed_jobs",
] as const;
export type TodayKind = (typeof TODAY_KINDS)[number];

/** After so many days with the courier a parcel is late. */
export const LATE_PARCEL_DAYS = 5;
/** After so many days in a locker or in the shop goods are not collected. */
export const NOT_COLLECTED_DAYS = 3;
