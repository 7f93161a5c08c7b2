/** CSV as Excel expects it where the decimal separator is a comma. */
import { looksLikeFormula } from "@curat/contract/formula.values";
import type { Cell } from "./cells.ts";

const SEPARATOR = ";";
/** Byte order mark, by which Excel recognises UTF-8. */
const MARK = "\uFEFF";

export function csvStream(head: string[], pages: AsyncIterator<Cell[][]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(MARK + csvLine(head)));
    },
    async pull(controller) {
      const { value, done } = await pages.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map(csvLine).join("")));
    },
    async cancel() {
      await pages.return?.();
    },
  });
}

/** Formats one line and escapes text that a spreadsheet would run as a formula. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(csvValue).join(SEPARATOR)}\r\n`;
}

function csvValue(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", ",");
  if (typeof cell !== "string") return cell.text;
  const text = looksLikeFormula(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
