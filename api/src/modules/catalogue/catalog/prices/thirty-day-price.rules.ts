/** The 30-day price: the lowest one asked in the 30 days before a reduction. Pure, in bani with VAT. (law: 30-day price) */

const DAY_MS = 86_400_000;
/** So long before a reduction the lowest price counts. */
export const PRIOR_PRICE_MS = 30 * DAY_MS;

/** A price that was asked from a moment until the next point. */
export interface PricePoint {
  bani: number;
  from: Date;
}

/**
 * The price that a running reduction is compared with: the lowest one asked in the 30 days before it began, or
 * since the product was first offered. Null when the last change was no reduction or the lowest is not above today's.
 * `history` is oldest first; points after `now` are not yet true. (law: 30-day price)
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
 * The lowest price asked in the 30 days before `moment`: what a reduction that begins then is compared with. Null for a
 * product that had no price yet. (law: 30-day price)
 */
export function lowestSellingPrice(history: readonly PricePoint[], moment: Date): number | null {
  const past = history.filter((point) => point.from < moment);
  const windowStart = moment.getTime() - PRIOR_PRICE_MS;
  const asked = past.filter((_, index) => (past[index + 1]?.from ?? moment).getTime() > windowStart);
  return asked.length === 0 ? null : Math.min(...asked.map((point) => point.bani));
}
