/** A file of rows that is answered at once, beside those that a job takes in. */
import { invalid } from "../../http/refusal.ts";
import { formatOf, readTable } from "./reading/read-table.ts";
import { FileFault, type TableRow } from "./reading/table.ts";

/** All rows of a file that was sent as `file`. Throws a Refusal at that field for what is no CSV or XLSX. */
export async function readSmallFile(file: File): Promise<TableRow[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  async function* parts() {
    yield bytes;
  }
  const rows: TableRow[] = [];
  try {
    for await (const row of readTable(formatOf(bytes), parts)) rows.push(row);
  } catch (error) {
    if (error instanceof FileFault) throw invalid({ file: [error.message] });
    throw error;
  }
  return rows;
}
