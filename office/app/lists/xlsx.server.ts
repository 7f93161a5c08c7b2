/** Workbook with typed numbers and times. Texts are never run as formulas. */
import { writeXlsxStream } from "hucre/xlsx";
import type { Cell } from "./cells.ts";

/** Excel reports a file with a longer cell as corrupt. */
const MAX_CHARACTERS = 32_767;
const WIDTHS = { time: 17, day: 12, other: 20 };

/** Streams the file while the list's pages are read. The first rows determine which columns contain times. */
export function xlsxStream(
  head: string[],
  pages: AsyncIterable<Cell[][]>,
  some: Cell[][],
): ReadableStream<Uint8Array> {
  const columns = head.map((header, index) => {
    const kind = kindOf(some.map((row) => row[index] ?? null));
    const format = { time: "dd.mm.yyyy hh:mm", day: "dd.mm.yyyy", other: undefined }[kind];
    return { header, width: WIDTHS[kind], ...(format !== undefined && { numFmt: format }) };
  });
  return writeXlsxStream(valuesOf(pages), { name: "Lista", columns, freezePane: { rows: 1 } });
}

async function* valuesOf(pages: AsyncIterable<Cell[][]>) {
  for await (const rows of pages) for (const row of rows) yield row.map(valueOf);
}

function valueOf(cell: Cell): string | number | Date | null {
  if (typeof cell === "string") return writable(cell);
  return cell === null || typeof cell === "number" ? cell : cell.wall;
}

function kindOf(cells: Cell[]): "time" | "day" | "other" {
  const times = cells.filter((cell) => cell !== null && typeof cell === "object");
  if (times.length === 0) return "other";
  return times.some(({ hasTime }) => hasTime) ? "time" : "day";
}

/** Removes control characters, which XML does not allow. */
function writable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- XML forbids exactly these
  const plain = text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "");
  return plain.slice(0, MAX_CHARACTERS);
}
