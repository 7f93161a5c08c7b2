/** Numbers are padded to 8 digits; longer ones are compared as text. */
const ZEROS = "0".repeat(7);
const FILLED = /0*([0-9]{8})/g;

/** Pads the numbers of a folded name, so that it can be sorted as text. */
export function naturalName(nameKey: string): string {
  return nameKey.replaceAll(/[0-9]+/g, `${ZEROS}$&`).replaceAll(FILLED, "$1");
}

/**
 * `naturalName` in SQL, for the column `name_key`. Sorted in byte order, because collations differ between machines.
 */
export const NATURAL_NAME = `regexp_replace(regexp_replace(name_key, '([0-9]+)', '${ZEROS}\\1', 'g'), '0*([0-9]{8})', '\\1', 'g') collate "C"`;
