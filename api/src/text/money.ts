import {
  formatLei as inLei,
  formatOfficeLei as inOfficeLei,
  documentAmount as onPaper,
} from "@curat/contract/lei.values";

/** Formats bani as the shop and its emails do: "1,234.50 lei" (requirements: C12). */
export function formatLei(bani: number): string {
  return inLei(bani / 100);
}

/** Formats bani as the office and documents do: "1.234,50 lei". */
export function formatOfficeLei(bani: number): string {
  return inOfficeLei(bani / 100);
}

/** Formats bani as accounting documents do: "1.234,50". */
export function documentAmount(bani: number): string {
  return onPaper(bani / 100);
}

/** Formats bani as decimal lei for other programs: "1234.50". */
export function decimalLei(bani: number): string {
  return (bani / 100).toFixed(2);
}

/** Parses decimal lei ("1234.50") to bani; NaN for anything else. */
export function baniOfDecimal(lei: string): number {
  return Math.round(Number(lei) * 100);
}

/** Returns the price in lei of one of `count` pieces, with up to four decimals. */
export function piecePrice(bani: number, count: number): number {
  return Math.round((bani * 100) / count) / 10_000;
}

/**
 * Returns an amount in bani reduced by a percentage with at most one decimal. Rounds down, so that the discount is
 * never less than advertised. Returns at least 1.
 */
export function lessPercent(bani: number, percent: number): number {
  // Integer arithmetic in thousandths avoids rounding twice.
  return Math.max(1, Math.floor((bani * (1_000 - Math.round(percent * 10))) / 1_000));
}
