/** VAT in prices: what was asked with VAT is the truth, what it comes to without is rounded to the ban, VAT is the rest (law: VAT). Pure. */
import { leiNumber } from "./lei.values.ts";

/** What an amount with VAT comes to without it, in bani; `percent` has two decimals at most. */
export function netOf(grossBani: number, percent: number): number {
  // Whole numbers throughout, so nothing is rounded twice.
  return Math.round((grossBani * 10_000) / (10_000 + Math.round(percent * 100)));
}

/** VAT contained in an amount with VAT, in bani. */
export function vatOf(grossBani: number, percent: number): number {
  return grossBani - netOf(grossBani, percent);
}

/** What a price in lei comes to without its VAT, in lei. */
export function netLei(lei: number, percent: number): number {
  return leiNumber(netOf(Math.round(lei * 100), percent));
}
