/** A file of rows that is answered at once, beside those that a job takes in. */
import type { ApiContext } from "../../../context.ts";
import { invalid } from "../../../http/refusal.ts";
import { FileFault } from "../../../reader/file-fault.ts";
import { partsOf } from "../../../reader/file-parts.ts";
import { firstRows } from "../../../reader/tables/read-rows.ts";
import type { TableRow } from "../../../reader/tables/table.ts";

/** All rows of a file that staff sent as `file`. Throws a Refusal at that field for what is no CSV or XLSX. */
export async function readSmallFile({ log }: Pick<ApiContext, "log">, file: File): Promise<TableRow[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return await firstRows({ files: [partsOf(bytes)], sender: "staff", log });
  } catch (error) {
    if (error instanceof FileFault) throw invalid({ file: [error.message] });
    throw error;
  }
}
