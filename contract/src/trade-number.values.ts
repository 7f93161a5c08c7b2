/**
 * Returns the barcode if it is a valid and globally unique GTIN, otherwise undefined. Companies assign
 * numbers with the GS1 prefixes 02, 04 and 20 to 29 themselves.
 */
export function tradeNumber(barcode: string | null | undefined): string | undefined {
  if (!barcode || !/^(?:\d{8}|\d{12,14})$/.test(barcode)) return undefined;
  const thirteen = barcode.length === 8 ? barcode : barcode.padStart(14, "0").slice(1);
  return /^(?:2|02|04)/.test(thirteen) || !hasCheckDigit(barcode) ? undefined : barcode;
}

/**
 * Returns whether the check digit is valid: from the right, digits weigh 1 and 3 in turn, and the sum must be
 * a multiple of ten.
 */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
