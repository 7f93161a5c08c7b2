/** Natural order of names: "1 l" before "5 l" before "10 l". */

/** Pads numbers to 8 digits; longer ones keep their text order. */
const ZEROS = "0".repeat(7);
const FILLED = /0*([0-9]{8})/g;

/** Returns a folded name with zero-padded numbers, so that it sorts as text. */
export function naturalName(nameKey: string): string {
  return nameKey.replaceAll(/[0-9]+/g, `${ZEROS}$&`).replaceAll(FILLED, "$1");
}

/**
 * The same for `name_key` in SQL; uses byte order, because a database's own collation differs between
 * machines.
 */
export const NATURAL_NAME = `regexp_replace(regexp_replace(name_key, '([0-9]+)', '${ZEROS}\\1', 'g'), '0*([0-9]{8})', '\\1', 'g') collate "C"`;
