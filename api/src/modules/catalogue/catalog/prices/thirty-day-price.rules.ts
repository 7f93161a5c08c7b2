/**
 * Determines the prior price: the lowest price in the 30 days before a reduction. Pure; money is in bani with
 * VAT. (law: 30-day price)
 */

const DAY_MS = 86_400_000;
/** Length of the period before a reduction whose lowest price is the prior price. */
export const PRIOR_PRICE_MS = 30 * DAY_MS;

/** A price that applied from a time until the next point. */
export interface PricePoint {
  bani: number;
  from: Date;
}

/**
 * Returns the price with which a running reduction is compared: the lowest of the 30 days before it began, or
 * since the product was first offered. Null if the last change was no reduction, or if the lowest price is
 * not above the current one. `history` is sorted oldest first; points after `now` are ignored. (law: 30-day
 * price)
 */
export function priorPrice(history: readonly PricePoint[], now: Date): number | null {
  const past = history.filter((point) => point.from <= now);
  const current = past.at(-1);
  const previous = past.at(-2);
  if (!current || !previous || previous.bani <= current.bani) return null;
  const lowest = lowestSellingPrice(past.slice(0, -1), current.from);
  return lowest !== null && lowest > current.bani ? lowest : null;
}

/**
 * Returns the lowest price in the 30 days before `moment`, with which a reduction that begins then is
 * compared. Null for a product without a price in that time. (law: 30-day price)
 */
export function lowestSellingPrice(history: readonly PricePoint[], moment: Date): number | null {
  const past = history.filter((point) => point.from < moment);
  const windowStart = moment.getTime() - PRIOR_PRICE_MS;
  const input = past.filter((_, index) => (past[index + 1]?.from ?? moment).getTime() > windowStart);
  return input.length === 0 ? null : Math.min(...input.map((point) => point.bani));
}
