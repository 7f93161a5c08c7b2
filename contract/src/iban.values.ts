/** Lengths of IBANs by country (ISO 13616). */

const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};
const ROMANIAN = /^RO\d{2}[A-Z]{4}[A-Z0-9]{16}$/;

/** Returns a SEPA IBAN in capitals without separators; undefined if it is invalid. */
export function parseIban(text: string): string | undefined {
  const iban = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/^\s*IBAN/, "")
    .replaceAll(/[\s.:/_\p{Pd}]/gu, "");
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || LENGTHS[iban.slice(0, 2)] !== iban.length) return undefined;
  if (iban.startsWith("RO") && !ROMANIAN.test(iban)) return undefined;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n ? iban : undefined;
}

export function parseRomanianIban(text: string): string | undefined {
  const iban = parseIban(text);
  return iban?.startsWith("RO") ? iban : undefined;
}
