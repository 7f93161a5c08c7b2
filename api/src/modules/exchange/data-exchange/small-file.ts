import type { ApiContext } from "../../../context.ts";
import { invalid } from "../../../http/refusal.ts";
import { FileFault } from "../../../reader/file-fault.ts";
import { partsOf } from "../../../reader/file-parts.ts";
import { firstRows } from "../../../reader/tables/read-rows.ts";
import type { TableRow } from "../../../reader/tables/table.ts";

/** Returns the rows of an uploaded CSV or XLSX file. Throws a Refusal for the field `file` if it has another format. */
export async function readSmallFile({ log }: Pick<ApiContext, "log">, file: File): Promise<TableRow[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return await firstRows({ files: [partsOf(bytes)], sender: "staff", log });
  } catch (error) {
    if (error instanceof FileFault) throw invalid({ file: [error.message] });
    throw error;
  }
}
