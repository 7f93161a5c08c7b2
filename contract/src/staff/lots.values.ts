/** Lots that expire within this many days; "all" also lists lots without an expiry date and empty lots. */
export const LOT_PERIODS = ["30", "60", "90", "all"] as const;
/** Lots that expire within this many days count as pending work. */
export const EXPIRING_DAYS = 30;
