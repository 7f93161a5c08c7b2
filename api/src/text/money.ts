import {
  formatLei as inLei,
  formatOfficeLei as inOfficeLei,
  paperAmount as onPaper,
} from "@curat/contract/lei.values";

/** Bani as the shop and its mails write amounts: "1,234.50 lei" (requirements: C12). */
export function formatLei(bani: number): string {
  return inLei(bani / 100);
}

/** Bani as the office and papers write amounts: "1.234,50 lei". */
export function formatOfficeLei(bani: number): string {
  return inOfficeLei(bani / 100);
}

/** Bani as a paper of accountancy writes them: "1.234,50". */
export function paperAmount(bani: number): string {
  return onPaper(bani / 100);
}

/** Bani as other programs read lei: "1234.50". */
export function decimalLei(bani: number): string {
  return (bani / 100).toFixed(2);
}

/** Lei as other programs and addresses write them ("1234.50") in bani; NaN for anything else. */
export function baniOfDecimal(lei: string): number {
  return Math.round(Number(lei) * 100);
}

/**
 * An amount less so many per cent (at most one decimal), in bani, rounded down to whole ones: what is announced as 15 per
 * cent off is never less. 1 at least.
 */
export function lessPercent(bani: number, percent: number): number {
  // Thousandths are whole numbers: no fraction is ever rounded twice.
  return Math.max(1, Math.floor((bani * (1_000 - Math.round(percent * 10))) / 1_000));
}
