/** Days in which a lot expires; "all" also lists other lots and empty ones. */
export const LOT_PERIODS = ["30", "60", "90", "all"] as const;
