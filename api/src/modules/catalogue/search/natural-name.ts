/** Sorts names in natural order: "1 l" before "5 l" before "10 l". */

/** Zeros that pad numbers to 8 digits. Longer numbers are compared as text. */
const ZEROS = "0".repeat(7);
const FILLED = /0*([0-9]{8})/g;

/** Returns a folded name with its numbers padded, so that it can be sorted as text. */
export function naturalName(nameKey: string): string {
  return nameKey.replaceAll(/[0-9]+/g, `${ZEROS}$&`).replaceAll(FILLED, "$1");
}

/**
 * SQL that does the same for `name_key`. It is sorted in byte order, because a database's own collation
 * differs between machines.
 */
export const NATURAL_NAME = `regexp_replace(regexp_replace(name_key, '([0-9]+)', '${ZEROS}\\1', 'g'), '0*([0-9]{8})', '\\1', 'g') collate "C"`;
