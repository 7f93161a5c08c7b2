import { storableText } from "@curat/contract/text.values";
import { wholeNumber } from "@curat/contract/lei.values";
import { FileFault } from "../file-fault.ts";

export interface Bounds {
  rows: number;
  columns: number;
  signs: number;
}
/** Limits for files that staff import. The longest text in the shop has 50,000 characters. */
export const SHEET_BOUNDS: Bounds = { rows: 200_000, columns: 300, signs: 100_000 };

/**
 * `number` starts at 1, as in the spreadsheet. Cells are trimmed, and empty cells at the end of the row are omitted.
 */
export interface TableRow {
  number: number;
  cells: string[];
}

/**
 * Returns a row; undefined if it is empty. Throws FileFault for too many rows or columns or for a cell that is too
 * long.
 */
export function rowOf(
  number: number,
  values: readonly string[],
  { rows, columns, signs }: Bounds = SHEET_BOUNDS,
): TableRow | undefined {
  if (number > rows)
    throw new FileFault(`Fișierul are mai mult de ${wholeNumber(rows)} de rânduri: împarte-l.`);
  if (values.some(({ length }) => length > signs))
    throw new FileFault(`Rândul ${number} are o celulă prea lungă.`);
  const cells = values.map(cleanText);
  while (cells.at(-1) === "") cells.pop();
  if (cells.length > columns)
    throw new FileFault(`Rândul ${number} are mai mult de ${wholeNumber(columns)} de coloane.`);
  return cells.length === 0 ? undefined : { number, cells };
}

const COMMAS: Record<string, string> = { ş: "ș", ţ: "ț", Ş: "Ș", Ţ: "Ț" };

/** Replaces cedilla letters with comma letters. Removes characters that the database cannot store. */
function cleanText(text: string): string {
  return storableText(text)
    .replaceAll("\0", "")
    .replaceAll(/[şţŞŢ]/g, (letter) => COMMAS[letter] ?? letter)
    .replaceAll("\r\n", "\n")
    .trim();
}
