/** Lei as people here type them. Pure. */

/** "1,234.50", "1.234,50", "1234.5" or "1234" in lei; NaN for what is no sum, which the API refuses at its field. */
export function leiOf(text: string): number {
  const plain = text.replaceAll(/\s|lei$/gi, "");
  // Three digits after a comma or a dot are thousands: a leu has a hundred bani.
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(",", ""));
  const romanian = /^\d{1,3}(?:\.\d{3})*(?:,\d+)?$|^\d+,\d+$/.test(plain);
  const number = romanian ? plain.replaceAll(".", "").replace(",", ".") : plain;
  return /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : Number.NaN;
}

/** The same the other way: 1234.5 as "1234,50", for a field that is typed over. */
export function typedLei(lei: number): string {
  return lei.toFixed(2).replace(".", ",");
}
