/** Days over which sales are counted. */
export const SALES_DAYS = 90;
/** Days without a sale after which a product in stock counts as slow-moving. */
export const SLOW_DAYS = 120;
/** Lead time, in days, of products without a supplier. */
export const USUAL_LEAD_DAYS = 7;
/** Days that stock should still last when ordered goods arrive. */
const SAFETY_DAYS = 7;
/** Days that ordered goods should last. */
const COVER_DAYS = 30;

export interface Levels {
  minimum: number;
  target: number;
}

/** Returns the levels proposed from the pieces sold in 90 days; both are 0 without sales. */
export function proposedLevels({ sold, leadDays }: { sold: number; leadDays: number }): Levels {
  if (sold <= 0) return { minimum: 0, target: 0 };
  const daysOf = (days: number) => Math.ceil((sold * days) / SALES_DAYS);
  return {
    minimum: daysOf(leadDays + SAFETY_DAYS),
    target: daysOf(leadDays + SAFETY_DAYS + COVER_DAYS),
  };
}

/** Returns the pieces needed to bring stock up to the target, in whole packs; at least one pack. */
export function orderQuantity({
  target,
  available,
  pack,
}: {
  target: number;
  available: number;
  pack: number;
}): number {
  return Math.max(1, Math.ceil((target - available) / pack)) * pack;
}

/** Returns how many days the available pieces last at the sales rate of the last 90 days; null without sales. */
export function coverDays(available: number, sold: number): number | null {
  return sold <= 0 ? null : Math.floor((Math.max(0, available) * SALES_DAYS) / sold);
}
