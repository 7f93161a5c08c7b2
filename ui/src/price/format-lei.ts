/** Amounts in lei as the shop writes them: 1,234.50 (requirements: C12: comma between thousands, two decimals). */
export interface LeiParts {
  /** With its sign and commas. */
  whole: string;
  /** Always two digits. */
  decimals: string;
}

const FORMAT = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The two halves of a price, for the superscript. */
export function leiParts(lei: number): LeiParts {
  const [whole = "0", decimals = "00"] = FORMAT.format(lei).split(".");
  return { whole, decimals };
}

/** One plain number with its unit: "1,234.50 lei". */
export function formatLei(lei: number): string {
  return `${FORMAT.format(lei)} lei`;
}

/** For screen readers, as Romanian reads numbers: "1234,50 lei". */
export function spokenLei(lei: number): string {
  const { whole, decimals } = leiParts(lei);
  return `${whole.replaceAll(",", "")},${decimals} lei`;
}
