/** What a file of rows may be, whatever wrote it. */

import { keptText } from "@curat/contract/text.values";
import { wholeNumber } from "@curat/contract/lei.values";
import { FileFault } from "../file-fault.ts";

/** The most that one file may have of each. */
export interface Bounds {
  rows: number;
  columns: number;
  /** Of one cell. */
  signs: number;
}
/** Of a file that the shop's people bring in: the longest text of the shop is 50,000 signs. */
export const SHEET_BOUNDS: Bounds = { rows: 200_000, columns: 300, signs: 100_000 };

/** A row as a spreadsheet counts it, the first is 1; cells are texts, trimmed, empty ones at the end left out. */
export interface TableRow {
  number: number;
  cells: string[];
}

/** A row of cells, or undefined for an empty one; throws FileFault for too many columns or a cell that is too long. */
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

/** Romanian letters as they are written today, nothing that no database keeps, and no space around. */
function cleanText(text: string): string {
  return keptText(text)
    .replaceAll("\0", "")
    .replaceAll(/[şţŞŢ]/g, (letter) => COMMAS[letter] ?? letter)
    .replaceAll("\r\n", "\n")
    .trim();
}
