const WEIGHTS = [7, 5, 3, 2, 1, 7, 5, 3, 2];

/**
 * Returns a fiscal code's digits (law: CUI/CIF); undefined when the code is malformed or its check digit is
 * wrong.
 */
export function parseCui(text: string): string | undefined {
  const digits = text.replaceAll(/[\s.:-]/g, "").replace(/^(?:CUI|CIF)?(?:RO)?/i, "");
  if (!/^[1-9]\d{1,9}$/.test(digits)) return undefined;
  const body = digits.slice(0, -1).padStart(WEIGHTS.length, "0");
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return ((sum * 10) % 11) % 10 === Number(digits.at(-1)) ? digits : undefined;
}

/** Returns the digits of a fiscal code without checking it. */
export function cuiDigits(text: string): string {
  return text.replaceAll(/\D/g, "");
}

/** Returns whether a fiscal code starts with "RO", which marks a VAT payer. */
export function hasVatPrefix(cui: string): boolean {
  return /^\s*(?:cui|cif)?[\s.:-]*ro/i.test(cui);
}
