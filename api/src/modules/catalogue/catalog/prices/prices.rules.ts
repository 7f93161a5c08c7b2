import { lessPercent } from "../../../../text/money.ts";
import { lowestSellingPrice, type PricePoint, priorPrice } from "./thirty-day-price.rules.ts";

/** Returns the list price less `percent` (at most one decimal; null without a promotion). */
export function sellingPrice(listBani: number, percent: number | null): number {
  return percent === null ? listBani : lessPercent(listBani, percent);
}

export interface Reduction {
  percent: number | null;
  fixedBani: number | null;
}

/** Returns the lower of the percentage price and the fixed price, never above the list price. */
export function promotedPrice(listBani: number, { percent, fixedBani }: Reduction): number {
  return Math.min(sellingPrice(listBani, percent), fixedBani ?? listBani);
}

/** Returns the higher percentage and the lower fixed price of two reductions. */
export function bestOf(one: Reduction, other: Reduction): Reduction {
  const percents = [one.percent, other.percent].filter((percent) => percent !== null);
  const prices = [one.fixedBani, other.fixedBani].filter((bani) => bani !== null);
  return {
    percent: percents.length > 0 ? Math.max(...percents) : null,
    fixedBani: prices.length > 0 ? Math.min(...prices) : null,
  };
}

/** Returns the whole percentage saved, rounded down. (law: 30-day price) */
export function savePercent(priceBani: number, oldPriceBani: number | null): number {
  if (oldPriceBani === null || oldPriceBani <= priceBani) return 0;
  return Math.floor(((oldPriceBani - priceBani) / oldPriceBani) * 100);
}

export interface PricePreview {
  listBani: number;
  askedBani: number;
  oldBani: number | null;
  savePercent: number;
  floorBani: number | null;
}

/**
 * Previews a list price. `history` is sorted oldest first. If the selling price does not change, no new price period
 * starts.
 */
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
