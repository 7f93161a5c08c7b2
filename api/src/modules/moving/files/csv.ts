/** Tables as platforms export them: cells keep their lines and spaces, columns are found by their names. Pure. */

const BOM = "\ufeff";
const SEPARATORS = [";", ",", "\t"] as const;

/** A row by the names of its columns. */
export type Row = ReadonlyMap<string, string>;

export interface Table {
  columns: string[];
  rows: Row[];
}

/** The table; the separator is the one that stands most often in the first line. Names of columns are compared by `columnKey`. */
export function readTable(text: string): Table {
  const plain = text.startsWith(BOM) ? text.slice(1) : text;
  const cells = cellsOf(plain, separatorOf(plain.slice(0, plain.search(/\r|\n|$/))));
  const head = cells.next();
  const columns = head.done ? [] : head.value.map((name) => name.trim());
  const keys = columns.map(columnKey);
  const rows: Row[] = [];
  for (const row of cells) rows.push(new Map(keys.map((key, at) => [key, row[at] ?? ""])));
  return { columns, rows };
}

/** "Name *", "name" and "NAME" are one column. */
function columnKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "");
}

/** The table with other names of columns, where `rename` tells one; what stands in the rows goes along. */
export function renamedColumns(table: Table, rename: (column: string) => string | undefined): Table {
  const names = table.columns.map((column) => [column, rename(column) ?? column] as const);
  const rows = table.rows.map(
    (row) => new Map(names.map(([column, name]) => [columnKey(name), row.get(columnKey(column)) ?? ""])),
  );
  return { columns: names.map(([, name]) => name), rows };
}

/** The first of the columns that says something in the row. */
export function cellOf(row: Row, ...columns: string[]): string {
  for (const column of columns) {
    const cell = row.get(columnKey(column))?.trim();
    if (cell) return cell;
  }
  return "";
}

export function hasColumns(table: Table, ...columns: string[]): boolean {
  const keys = new Set(table.columns.map(columnKey));
  return columns.every((column) => keys.has(columnKey(column)));
}

/** Columns of the table that none of the known ones is, as they are written. */
export function unknownColumns(table: Table, known: readonly (string | RegExp)[]): string[] {
  const keys = new Set(known.filter((one) => typeof one === "string").map(columnKey));
  const patterns = known.filter((one) => typeof one !== "string");
  return table.columns.filter(
    (column) =>
      column !== "" && !keys.has(columnKey(column)) && !patterns.some((pattern) => pattern.test(column)),
  );
}

function separatorOf(head: string): string {
  const counted = SEPARATORS.map((separator) => ({ separator, count: head.split(separator).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).separator;
}

function* cellsOf(text: string, separator: string): Generator<string[]> {
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at + 1) : plainCell(text, at, separator);
    row.push(cell.text);
    at = cell.end;
    const sign = text[at];
    if (sign === separator) {
      at += 1;
      if (at === text.length) row.push("");
      continue;
    }
    at += sign === "\r" && text[at + 1] === "\n" ? 2 : 1;
    if (row.some((one) => one.trim() !== "")) yield row;
    row = [];
  }
  if (row.some((one) => one.trim() !== "")) yield row;
}

function plainCell(text: string, start: number, separator: string): { text: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return { text: text.slice(start, end), end };
}

/** Quotes are doubled inside quotes; one that never ends goes to the end of the file. */
function quotedCell(text: string, start: number): { text: string; end: number } {
  let cell = "";
  for (let from = start; ;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return { text: cell + text.slice(from), end: text.length };
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { text: cell, end: quote + 1 };
    cell += '"';
    from = quote + 2;
  }
}
