/** The gross price is authoritative; the net price is rounded to the ban (law: VAT). */
import { leiNumber } from "./lei.values.ts";

/** Returns the net amount in bani; `percent` has at most two decimals. */
export function netOf(grossBani: number, percent: number): number {
  // Integer arithmetic rounds only once.
  return Math.round((grossBani * 10_000) / (10_000 + Math.round(percent * 100)));
}

/** Returns the smallest gross amount in bani with this net amount, rounded as on invoices. (law: VAT) */
export function grossOf(netBani: number, percent: number): number {
  const gross = Math.round((netBani * (10_000 + Math.round(percent * 100))) / 10_000);
  return netOf(gross - 1, percent) === netBani ? gross - 1 : gross;
}

/** Returns the VAT in a gross amount, in bani. */
export function vatOf(grossBani: number, percent: number): number {
  return grossBani - netOf(grossBani, percent);
}

/** Returns the net price in lei. */
export function netLei(lei: number, percent: number): number {
  return leiNumber(netOf(Math.round(lei * 100), percent));
}
