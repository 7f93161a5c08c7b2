/**
 * How amounts are written. In the shop and its mails: "1,234.50 lei" (requirements: C12: comma between thousands, two
 * decimals). In the office, on papers and in registers as Romanian writes them: "1.234,50 lei". Nothing else spells an
 * amount; `npm run check` looks.
 */

declare const unit: unique symbol;

/**
 * Lei as a call of the API takes or answers them: a number that types do not let anybody calculate with, so lei are never
 * taken for bani. `toLei` and `toBani` are the only ways between the two.
 */
export interface Lei {
  readonly [unit]: "lei";
}

/** The same as apps read it: a plain number, marked so that `Wire` finds it. */
export type LeiNumber = number & { readonly [unit]?: "lei" };

/** What apps read as `T`, as the API writes it: amounts are `Lei`. */
export type Wire<T> = T extends number
  ? typeof unit extends keyof T
    ? Lei
    : T
  : T extends object
    ? { [K in keyof T]: Wire<T[K]> }
    : T;

/** Integer bani as the wire's lei. */
export function toLei(bani: number): Lei {
  return (bani / 100) as unknown as Lei;
}

/** Integer bani as lei for files, texts and scales, which are no fields of a call. */
export function leiNumber(bani: number): LeiNumber {
  return bani / 100;
}

/** Lei to whole bani: sums of decimals carry fractions of a ban. */
export function roundLei(lei: number): LeiNumber {
  return Math.round(lei * 100) / 100;
}

/** The wire's lei as integer bani. */
export function toBani(lei: Lei): number {
  return Math.round((lei as unknown as number) * 100);
}

export interface LeiParts {
  /** With its sign and commas. */
  whole: string;
  /** Always two digits. */
  decimals: string;
}

const LEI = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const ROMANIAN = new Intl.NumberFormat("ro-RO", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const WHOLE = new Intl.NumberFormat("ro-RO", { maximumFractionDigits: 0 });

/** The two halves of an amount in lei, for a price's superscript. */
export function leiParts(lei: number): LeiParts {
  const [whole = "0", decimals = "00"] = LEI.format(lei).split(".");
  return { whole, decimals };
}

/** An amount in the shop or its mails: "1,234.50 lei". */
export function formatLei(lei: number): string {
  return `${LEI.format(lei)} lei`;
}

/** "1.234,50": an amount on a paper of accountancy, whose column says that it is lei. */
export function paperAmount(lei: number): string {
  return ROMANIAN.format(lei);
}

/** "1.234" or, with three decimals, "1.234,500": a number of things or kilograms beside such amounts. */
export function paperNumber(count: number, decimals = 0): string {
  return count.toLocaleString("ro-RO", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** An amount in the office: "1.234,50 lei". */
export function formatOfficeLei(lei: number): string {
  return `${ROMANIAN.format(lei)} lei`;
}

/** A number of things, or an amount rounded to lei, on any surface: "1.235". */
export function wholeNumber(count: number): string {
  return WHOLE.format(count);
}
