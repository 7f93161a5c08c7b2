/** A Romanian IBAN in capitals without spaces; undefined when its form or its remainder is wrong. (law: IBAN) */
export function parseIban(text: string): string | undefined {
  const iban = text.replaceAll(/\s/g, "").toUpperCase();
  if (!/^RO\d{2}[A-Z]{4}[A-Z0-9]{16}$/.test(iban)) return undefined;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n ? iban : undefined;
}
