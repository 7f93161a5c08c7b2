/** Days in which a lot expires; "all" also lists other lots and empty ones. */
export const LOT_PERIODS = ["30", "60", "90", "all"] as const;
/** Lots that expire within this many days count as pending work. */
export const EXPIRING_DAYS = 30;
