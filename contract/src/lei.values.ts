/**
 * Formats amounts of money. The shop and its mails use "1,234.50 lei" (requirements: C12: comma between
 * thousands, two decimals). The office, documents and registers use Romanian notation: "1.234,50 lei". `npm
 * run check` fails when other code formats an amount.
 */

declare const unit: unique symbol;

/**
 * Lei in API requests and responses. The type allows no arithmetic, so that lei cannot be mistaken for bani.
 * `toLei` and `toBani` are the only conversions.
 */
export interface Lei {
  readonly [unit]: "lei";
}

/** An amount in lei as apps receive it: a plain number with a type mark that `Wire` recognises. */
export type LeiNumber = number & { readonly [unit]?: "lei" };

/** Converts the type `T` that apps read to the API's type, in which amounts are `Lei`. */
export type Wire<T> = T extends number
  ? typeof unit extends keyof T
    ? Lei
    : T
  : T extends object
    ? { [K in keyof T]: Wire<T[K]> }
    : T;

/** Converts integer bani to lei for a response. */
export function toLei(bani: number): Lei {
  return (bani / 100) as unknown as Lei;
}

/** Converts integer bani to lei for files, texts and chart scales. */
export function leiNumber(bani: number): LeiNumber {
  return bani / 100;
}

/** Rounds lei to whole bani, which removes floating-point errors of sums. */
export function roundLei(lei: number): LeiNumber {
  return Math.round(lei * 100) / 100;
}

/** Converts lei of a request to integer bani. */
export function toBani(lei: Lei): number {
  return Math.round((lei as unknown as number) * 100);
}

export interface LeiParts {
  /** Whole part of the amount, with its sign and thousands separators. */
  whole: string;
  /** The two decimals. */
  decimals: string;
}

const LEI = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const ROMANIAN = new Intl.NumberFormat("ro-RO", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const WHOLE = new Intl.NumberFormat("ro-RO", { maximumFractionDigits: 0 });

/** Splits an amount in lei into its whole and decimal parts, for prices with superscript decimals. */
export function leiParts(lei: number): LeiParts {
  const [whole = "0", decimals = "00"] = LEI.format(lei).split(".");
  return { whole, decimals };
}

/** Formats an amount for the shop and its mails: "1,234.50 lei". */
export function formatLei(lei: number): string {
  return `${LEI.format(lei)} lei`;
}

/**
 * Formats an amount for an accounting document without a unit, because the column header names the currency:
 * "1.234,50".
 */
export function documentAmount(lei: number): string {
  return ROMANIAN.format(lei);
}

/** Formats a quantity or weight for an accounting document: "1.234" or, with three decimals, "1.234,500". */
export function documentNumber(count: number, decimals = 0): string {
  return count.toLocaleString("ro-RO", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Formats an amount for the office: "1.234,50 lei". */
export function formatOfficeLei(lei: number): string {
  return `${ROMANIAN.format(lei)} lei`;
}

/** Formats a whole number for the shop and the office, also an amount rounded to lei: "1.235". */
export function wholeNumber(count: number): string {
  return WHOLE.format(count);
}
