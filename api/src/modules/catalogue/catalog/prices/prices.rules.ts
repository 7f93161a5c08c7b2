/** Every price of a product: the one asked, the earlier one that a reduction names, and per unit. Pure, in bani with VAT. */
import { lessPercent } from "../../../../text/money.ts";
import { lowestSellingPrice, type PricePoint, priorPrice } from "./thirty-day-price.rules.ts";

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
