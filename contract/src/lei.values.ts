/**
 * How amounts are written. In the shop and its mails: "1,234.50 lei" (requirements: C12: comma between thousands, two
 * decimals). In the office, on papers and in registers as Romanian writes them: "1.234,50 lei". Nothing else spells an
 * amount; `npm run check` looks.
 */

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
