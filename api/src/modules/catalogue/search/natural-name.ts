/** Names in the order that people expect: "1 l" before "5 l" before "10 l". */

/** Digits that a number is filled up to; longer ones keep the order of their texts. */
const ZEROS = "0".repeat(7);
const FILLED = /0*([0-9]{8})/g;

/** A folded name with its numbers filled up with zeros, so that it sorts as text. */
export function naturalName(nameKey: string): string {
  return nameKey.replaceAll(/[0-9]+/g, `${ZEROS}$&`).replaceAll(FILLED, "$1");
}

/** The same of `name_key` in SQL; byte order, as a database's own collation differs from machine to machine. */
export const NATURAL_NAME = `regexp_replace(regexp_replace(name_key, '([0-9]+)', '${ZEROS}\\1', 'g'), '0*([0-9]{8})', '\\1', 'g') collate "C"`;
