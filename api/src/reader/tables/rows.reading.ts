/** Runs in the reader process. */
import type { FileParts, Reading } from "../reading.ts";
import { readTable } from "./read-table.ts";
import { formatOf } from "./table-format.ts";
import type { TableRow } from "./table.ts";

export interface RowsInput {
  most?: number;
}

const MAX_ROWS = 500;
const MAX_CHARACTERS = 250_000;

const rows: Reading<RowsInput, TableRow[]> = async function* rows([file], { most = Infinity }, limits) {
  if (!file) return;
  let [piece, signs, count]: [TableRow[], number, number] = [[], 0, 0];
  for await (const row of readTable(formatOf(await beginningOf(file)), file, limits)) {
    piece.push(row);
    count += 1;
    signs += row.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (count >= most) break;
    if (piece.length < MAX_ROWS && signs < MAX_CHARACTERS) continue;
    yield piece;
    [piece, signs] = [[], 0];
  }
  if (piece.length > 0) yield piece;
};
export default rows;

async function beginningOf(file: FileParts): Promise<Uint8Array> {
  for await (const part of file()) return part;
  return new Uint8Array();
}
