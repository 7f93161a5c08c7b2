/** Reads the first sheet that has cells. Formulas yield their last calculated value. */
import { streamXlsxRows } from "hucre/xlsx";
import { FileFault } from "../file-fault.ts";
import { rowOf, type TableRow } from "./table.ts";
import { checkWorkbook } from "./zip-bounds.ts";

/**
 * Number of sheets to try, because charts and empty sheets may come first. Each attempt reads the shared strings
 * again.
 */
const MAX_SHEETS = 10;

/** Streams the rows. Throws FileFault for a workbook that cannot be read. */
export async function* readWorkbook(bytes: Uint8Array, maxBytes: number): AsyncGenerator<TableRow> {
  checkWorkbook(bytes, maxBytes);
  for (let sheet = 0, hasCells = false; sheet < MAX_SHEETS && !hasCells; sheet += 1)
    for await (const row of readSheet(bytes, sheet)) {
      hasCells = true;
      yield row;
    }
}

/** Yields the rows of a sheet; none for a chart or an index after the last sheet. */
async function* readSheet(bytes: Uint8Array, sheet: number): AsyncGenerator<TableRow> {
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      const row = rowOf(index + 1, values.map(textOf));
      if (row) yield row;
    }
  } catch (error) {
    if (error instanceof FileFault) throw error;
    // The library supports only worksheets, and a chart sheet has no worksheet file.
    if (error instanceof Error && error.message.includes("missing worksheet file")) return;
    throw new FileFault("Fișierul XLSX nu poate fi citit: deschide-l și salvează-l din nou.", {
      cause: error,
    });
  }
}

/**
 * Returns a cell's text. Fractions get at least four decimals, so that a decimal mark is not mistaken for a thousands
 * separator.
 */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return numberText(value);
  if (value instanceof Date) return momentText(value);
  if (typeof value === "boolean") return value ? "da" : "nu";
  if (typeof value === "string") return value;
  // The result of a formula, or the text of a link.
  if (typeof value === "object" && "result" in value) return textOf(value.result);
  return typeof value === "object" && "text" in value ? textOf(value.text) : "";
}

function numberText(value: number): string {
  if (Number.isInteger(value)) return value.toFixed(0);
  const rounded = value.toFixed(6).replace(/0+$/, "");
  const [whole = "", fraction = ""] = rounded.split(".");
  return `${whole}.${fraction.padEnd(4, "0")}`;
}

/** Formats a date cell. Spreadsheets have no time zones, so the UTC fields contain local time. */
function momentText(value: Date): string {
  if (Number.isNaN(value.getTime())) return "";
  const [day = "", time = ""] = value.toISOString().split("T");
  return time.startsWith("00:00:00") ? day : `${day} ${time.slice(0, 5)}`;
}
