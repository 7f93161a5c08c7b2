import type { Limits } from "../limits.ts";
import { wholeFile } from "../file-parts.ts";
import type { FileParts } from "../reading.ts";
import { CsvReader, separatorOf } from "./csv.ts";
import { decoded, encodingOf } from "./decode.ts";
import type { TableRow } from "./table.ts";
import type { TableFormat } from "./table-format.ts";
import { readWorkbook } from "./xlsx.ts";

/** Streams the rows of a table file. Throws FileFault. A workbook above the size limit is refused before unpacking. */
export async function* readTable(
  format: TableFormat,
  parts: FileParts,
  limits: Pick<Limits, "unpackedBytes">,
): AsyncGenerator<TableRow> {
  if (format === "xlsx") {
    yield* readWorkbook(await wholeFile(parts), limits.unpackedBytes);
    return;
  }
  const encoding = await encodingOf(parts());
  let reader: CsvReader | undefined;
  let beginning = "";
  for await (const text of decoded(parts(), encoding)) {
    beginning += reader ? "" : text;
    // The separator is detected from the first 4 KB, however small the parts are.
    if (!reader && beginning.length < 4_096) continue;
    const next = reader ? text : beginning;
    reader ??= new CsvReader(separatorOf(beginning));
    yield* reader.read(next);
  }
  if (!reader) {
    reader = new CsvReader(separatorOf(beginning));
    yield* reader.read(beginning);
  }
  yield* reader.end();
}
