/**
 * The shop formats amounts as "1,234.50 lei" (requirements: C12), the office and documents as "1.234,50 lei".
 * `npm run check` fails when other code formats an amount.
 */

declare const unit: unique symbol;

/** Lei in requests and responses. The type allows no arithmetic, so that lei cannot be mistaken for bani. */
export interface Lei {
  readonly [unit]: "lei";
}

/** Lei as apps receive them: a plain number with a type mark that `Wire` recognises. */
export type LeiNumber = number & { readonly [unit]?: "lei" };

/** Converts the type that apps read to the API's type, in which amounts are `Lei`. */
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

/** Rounds lei to whole bani, removing floating-point errors of sums. */
export function roundLei(lei: number): LeiNumber {
  return Math.round(lei * 100) / 100;
}

/** Converts lei of a request to integer bani. */
export function toBani(lei: Lei): number {
  return Math.round((lei as unknown as number) * 100);
}

export interface LeiParts {
  whole: string;
  decimals: string;
}

const LEI = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const ROMANIAN = new Intl.NumberFormat("ro-RO", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const WHOLE = new Intl.NumberFormat("ro-RO", { maximumFractionDigits: 0 });

/** Splits an amount in lei for prices with superscript decimals. */
export function leiParts(lei: number): LeiParts {
  const [whole = "0", decimals = "00"] = LEI.format(lei).split(".");
  return { whole, decimals };
}

/** Formats an amount for the shop and its emails: "1,234.50 lei". */
export function formatLei(lei: number): string {
  return `${LEI.format(lei)} lei`;
}

/** Formats an amount for an accounting document, whose column header names the currency: "1.234,50". */
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

/** Formats a whole number: "1.235". */
export function wholeNumber(count: number): string {
  return WHOLE.format(count);
}
