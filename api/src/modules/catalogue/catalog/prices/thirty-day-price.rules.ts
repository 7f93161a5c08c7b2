/** All amounts are bani with VAT. (law: 30-day price) */

const DAY_MS = 86_400_000;
/** The prior price is the lowest price in this period before a reduction. */
export const PRIOR_PRICE_MS = 30 * DAY_MS;

export interface PricePoint {
  bani: number;
  from: Date;
}

/**
 * Returns the lowest price of the 30 days before the current reduction began; null if the last change was not a
 * reduction below that price. `history` is sorted oldest first. (law: 30-day price)
 */
export function priorPrice(history: readonly PricePoint[], now: Date): number | null {
  const past = history.filter((point) => point.from <= now);
  const current = past.at(-1);
  const previous = past.at(-2);
  if (!current || !previous || previous.bani <= current.bani) return null;
  const lowest = lowestSellingPrice(past.slice(0, -1), current.from);
  return lowest !== null && lowest > current.bani ? lowest : null;
}

/** Returns the lowest price of the 30 days before `moment`; null if there was no price. (law: 30-day price) */
export function lowestSellingPrice(history: readonly PricePoint[], moment: Date): number | null {
  const past = history.filter((point) => point.from < moment);
  const windowStart = moment.getTime() - PRIOR_PRICE_MS;
  const input = past.filter((_, index) => (past[index + 1]?.from ?? moment).getTime() > windowStart);
  return input.length === 0 ? null : Math.min(...input.map((point) => point.bani));
}
