/** Parses "1,234.50", "1.234,50", "1234.5" and "1234". Returns NaN for anything else. */
export function leiOf(text: string): number {
  const plain = text.replaceAll(/\s|lei$/gi, "");
  // A separator before exactly three digits separates thousands, because amounts have two decimals.
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(",", ""));
  const romanian = /^\d{1,3}(?:\.\d{3})*(?:,\d+)?$|^\d+,\d+$/.test(plain);
  const number = romanian ? plain.replaceAll(".", "").replace(",", ".") : plain;
  return /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : Number.NaN;
}

/** Formats an amount for a field: 1234.5 becomes "1234,50". */
export function typedLei(lei: number): string {
  return lei.toFixed(2).replace(".", ",");
}
