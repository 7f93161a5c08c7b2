/** Every price of a product: the one asked, the earlier one that a reduction names, and per unit. Pure, in bani with VAT. */
import { lessPercent } from "../../../text/money.ts";

const DAY_MS = 86_400_000;
const PRIOR_PRICE_DAYS = 30;

/** A price that was asked from a moment until the next point. */
export interface PricePoint {
  bani: number;
  from: Date;
}

/**
 * What is asked for a product in running promotions, of which the best takes `percent` off the list price (at most one
 * decimal; null: none).
 */
export function sellingPrice(listBani: number, percent: number | null): number {
  return percent === null ? listBani : lessPercent(listBani, percent);
}

/** What running promotions make of a price: the best per cent off, and the lowest fixed price in bani; null for none. */
export interface Reduction {
  percent: number | null;
  fixedBani: number | null;
}

/** What is asked with the running promotions, of which the best counts; a fixed price is never above the list price. */
export function promotedPrice(listBani: number, { percent, fixedBani }: Reduction): number {
  return Math.min(sellingPrice(listBani, percent), fixedBani ?? listBani);
}

/** The best of each of two. */
export function bestOf(one: Reduction, other: Reduction): Reduction {
  const percents = [one.percent, other.percent].filter((percent) => percent !== null);
  const prices = [one.fixedBani, other.fixedBani].filter((bani) => bani !== null);
  return {
    percent: percents.length > 0 ? Math.max(...percents) : null,
    fixedBani: prices.length > 0 ? Math.min(...prices) : null,
  };
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
  const windowStart = moment.getTime() - PRIOR_PRICE_DAYS * DAY_MS;
  const asked = past.filter((_, index) => (past[index + 1]?.from ?? moment).getTime() > windowStart);
  return asked.length === 0 ? null : Math.min(...asked.map((point) => point.bani));
}

/** Whole per cent saved, rounded down; 0 without an earlier price. (law: 30-day price) */
export function savePercent(priceBani: number, oldPriceBani: number | null): number {
  if (oldPriceBani === null || oldPriceBani <= priceBani) return 0;
  return Math.floor(((oldPriceBani - priceBani) / oldPriceBani) * 100);
}

/** What the product costs and what it is compared with when its list price changes at `now`. */
export interface PricePreview {
  listBani: number;
  askedBani: number;
  oldBani: number | null;
  savePercent: number;
  /** The lowest price asked in the 30 days before. */
  floorBani: number | null;
}

/** `history` is oldest first; a price that stays what it is begins no new time. */
export function previewPrice(
  listBani: number,
  {
    percent,
    fixedBani = null,
    history,
    now,
  }: { percent: number | null; fixedBani?: number | null; history: readonly PricePoint[]; now: Date },
): PricePreview {
  const askedBani = promotedPrice(listBani, { percent, fixedBani });
  const isNew = history.at(-1)?.bani !== askedBani;
  const oldBani = priorPrice(isNew ? [...history, { bani: askedBani, from: now }] : history, now);
  const floorBani = lowestSellingPrice(history, now);
  return { listBani, askedBani, oldBani, savePercent: savePercent(askedBani, oldBani), floorBani };
}
