/** The few tables of a dump that a shop is read from, with the few columns of each; everything else is let go at once. */
import { ownText } from "../../../text/own-text.ts";
import { DumpReader, type DumpRow } from "./dump.ts";

/** Of a table (its name without the prefix) the columns that are kept, and of its rows those that count. */
export type Wanted = Record<string, { columns: readonly string[]; keep?: (row: DumpRow) => boolean }>;

/** Tables by their name without the prefix. */
export type Tables = ReadonlyMap<string, readonly DumpRow[]>;

/** A shop of more rows than this is moved by its makers. */
const MOST_ROWS = 1_000_000;

export class TooManyRows extends Error {}

/**
 * Reads a dump piece by piece. Of several shops in one dump the one counts whose `anchor` table has the most rows. Throws
 * TooManyRows, UnreadableDump.
 */
export async function readTables(
  pieces: AsyncIterable<string> | Iterable<string>,
  { wanted, anchor }: { wanted: Wanted; anchor: string },
): Promise<Tables> {
  const names = Object.keys(wanted).toSorted((one, other) => other.length - one.length);
  const plainOf = (table: string) => names.find((name) => table === name || table.endsWith(`_${name}`));
  const shops = new Map<string, Map<string, DumpRow[]>>();
  let kept = 0;
  const reader = new DumpReader(
    (table) => plainOf(table) !== undefined,
    (table, row) => {
      const name = plainOf(table) ?? table;
      const { columns, keep } = wanted[name] ?? { columns: [] };
      if (keep && !keep(row)) return;
      kept += 1;
      if (kept > MOST_ROWS) throw new TooManyRows();
      const prefix = table.slice(0, table.length - name.length);
      const tables = shops.get(prefix) ?? new Map<string, DumpRow[]>();
      shops.set(prefix, tables);
      const rows = tables.get(name) ?? [];
      tables.set(name, rows);
      rows.push(Object.fromEntries(columns.map((column) => [column, ownValue(row[column])])));
    },
  );
  for await (const piece of pieces) reader.read(piece);
  const sizeOf = (tables: ReadonlyMap<string, DumpRow[]>) => tables.get(anchor)?.length ?? 0;
  return [...shops.values()].toSorted((one, other) => sizeOf(other) - sizeOf(one))[0] ?? new Map();
}

/** A value that is kept holds nothing of the file around it. */
function ownValue(value: string | null | undefined): string | null {
  return value === null || value === undefined ? null : ownText(value);
}

/** The rows of a table; none where the dump has no such table. */
export function rowsOf(tables: Tables, name: string): readonly DumpRow[] {
  return tables.get(name) ?? [];
}

/** Rows by a column. */
export function byColumn(rows: readonly DumpRow[], column: string): Map<string, DumpRow> {
  return new Map(rows.map((row) => [row[column] ?? "", row]));
}

/** All rows of each value of a column, in the dump's order. */
export function groupedBy(rows: readonly DumpRow[], column: string): Map<string, DumpRow[]> {
  const groups = new Map<string, DumpRow[]>();
  for (const row of rows) {
    const key = row[column] ?? "";
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Names and values of rows that say one fact each, such as WordPress's meta tables, by what they are about. */
export function factsBy(rows: readonly DumpRow[], owner: string): Map<string, Map<string, string>> {
  const facts = new Map<string, Map<string, string>>();
  for (const row of rows) {
    const key = row[owner] ?? "";
    const known = facts.get(key) ?? new Map<string, string>();
    facts.set(key, known);
    known.set(row["meta_key"] ?? "", row["meta_value"] ?? "");
  }
  return facts;
}
