import { type ForeignFiles, readingAt } from "../read-apart.ts";
import type rowsReading from "./rows.reading.ts";
import type { TableRow } from "./table.ts";

const readApart = readingAt<typeof rowsReading>(new URL("rows.reading.ts", import.meta.url));

/** Streams the rows of a CSV or XLSX. Throws FileFault. */
export async function* readRows(files: ForeignFiles): AsyncGenerator<TableRow> {
  for await (const rows of readApart({}, files)) yield* rows;
}

/** Returns the first `most` rows. Throws FileFault. */
export async function firstRows(files: ForeignFiles, most = Infinity): Promise<TableRow[]> {
  const found: TableRow[] = [];
  for await (const rows of readApart({ most }, files)) found.push(...rows);
  return found;
}
