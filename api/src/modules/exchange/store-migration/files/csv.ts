import { CsvReader, separatorOf } from "../../../../reader/tables/csv.ts";

const BOM = "\ufeff";
const BEGINNING = 8_192;

/** Generous limits, because extensions add columns and editors embed pictures in texts. */
const BOUNDS = { rows: 1_000_000, columns: 3_000, signs: 16_000_000 };

export type Row = ReadonlyMap<string, string>;

export interface Table {
  columns: string[];
  rows: Row[];
}

/** Reads a table. Throws FileFault for invalid input. */
export function readTable(text: string): Table {
  const plain = text.startsWith(BOM) ? text.slice(1) : text;
  const reader = new CsvReader(separatorOf(plain.slice(0, BEGINNING)), BOUNDS);
  const cells = cellsOf(reader, plain);
  const head = cells.next();
  const columns = head.done ? [] : head.value.map((name) => name.trim());
  const keys = columns.map(columnKey);
  const rows: Row[] = [];
  for (const row of cells) rows.push(new Map(keys.map((key, at) => [key, row[at] ?? ""])));
  return { columns, rows };
}

function* cellsOf(reader: CsvReader, text: string): Generator<string[]> {
  for (const { cells } of reader.read(text)) yield cells;
  for (const { cells } of reader.end()) yield cells;
}

/** Returns a key that is the same for "Name *", "name" and "NAME". */
function columnKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "");
}

/** Renames the columns for which `rename` returns a name. */
export function renamedColumns(table: Table, rename: (column: string) => string | undefined): Table {
  const names = table.columns.map((column) => [column, rename(column) ?? column] as const);
  const rows = table.rows.map(
    (row) => new Map(names.map(([column, name]) => [columnKey(name), row.get(columnKey(column)) ?? ""])),
  );
  return { columns: names.map(([, name]) => name), rows };
}

export function cellOf(row: Row, ...columns: string[]): string {
  for (const column of columns) {
    const cell = row.get(columnKey(column))?.trim();
    if (cell) return cell;
  }
  return "";
}

/** Returns whether the table has the column, even if the row's cell is empty. */
export function hasCell(row: Row, column: string): boolean {
  return row.has(columnKey(column));
}

export function hasColumns(table: Table, ...columns: string[]): boolean {
  const keys = new Set(table.columns.map(columnKey));
  return columns.every((column) => keys.has(columnKey(column)));
}

/** Matches empty cells and the default values 0 and 1. */
const UNTOUCHED = /^(?:[01]?(?:[.,]0+)?)$/;

/** Returns a note about the unknown columns that have values, by their original names; none without such columns. */
export function unknownColumnsNote(table: Table, known: readonly (string | RegExp)[]): string[] {
  const keys = new Set(known.filter((one) => typeof one === "string").map(columnKey));
  const patterns = known.filter((one) => typeof one !== "string");
  const unknown = table.columns.filter(
    (column) =>
      !keys.has(columnKey(column)) &&
      !patterns.some((pattern) => pattern.test(column)) &&
      table.rows.some((row) => !UNTOUCHED.test(cellOf(row, column))),
  );
  return unknown.length > 0 ? [`Coloane care nu se importă: ${unknown.join(", ")}.`] : [];
}
