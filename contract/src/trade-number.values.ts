/**
 * A barcode that is known the world over (GTIN-8, -12, -13, -14); undefined for one that a shop or a company gave itself,
 * whose numbers GS1 keeps free (prefixes 02, 04 and 20 to 29), and for what is no such number.
 */
export function tradeNumber(barcode: string | null | undefined): string | undefined {
  if (!barcode || !/^(?:\d{8}|\d{12,14})$/.test(barcode)) return undefined;
  const thirteen = barcode.length === 8 ? barcode : barcode.padStart(14, "0").slice(1);
  return /^(?:2|02|04)/.test(thirteen) || !hasCheckDigit(barcode) ? undefined : barcode;
}

/** From the right, digits count three times and once in turn; with the last one the sum is a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
