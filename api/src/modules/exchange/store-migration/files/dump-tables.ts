import { ownText } from "../../../../text/own-text.ts";
import { DumpReader, type DumpRow } from "./dump.ts";
import type { SkippedText, SkippedTexts } from "./skipped-texts.ts";

/** The columns and rows of a table to keep. Table names omit the prefix. */
export interface TableSpec {
  columns: readonly string[];
  long?: readonly string[];
  filter?: (row: DumpRow) => boolean;
}
export type TableSpecs = Record<string, TableSpec>;

export type Tables = ReadonlyMap<string, readonly DumpRow[]>;

/** Each part is a separate pass over the dump, so that memory holds only the tables of one part. */
export const DUMP_PARTS = ["catalogue", "customers", "orders"] as const;
export type DumpPart = (typeof DUMP_PARTS)[number];

/** The table whose counted rows decide which of several shops in a dump is the largest. */
export interface Anchor {
  table: string;
  counts?: (row: DumpRow) => boolean;
}

/** Maximum number of rows. Larger shops need a custom migration. */
const MAX_ROWS = 1_000_000;
/** Equal texts up to this length share one copy in memory, because names and numbers repeat often. */
const SHARED_SIGNS = 24;
const MAX_SHARED = 100_000;

export class TooManyRows extends Error {}

/**
 * Reads a dump. Replaces each text that `skipped` marks with its mark. Throws TooManyRows or
 * UnreadableDump.
 */
export async function readTables(
  pieces: AsyncIterable<string> | Iterable<string>,
  { specs, anchor, skipped }: { specs: TableSpecs; anchor: Anchor; skipped?: SkippedTexts },
): Promise<Tables> {
  const nameOf = plainNames([...Object.keys(specs), anchor.table]);
  const shops = new Map<string, { tables: Map<string, DumpRow[]>; size: number }>();
  const shared = new Map<string, string>();
  let stored = 0;
  const reader = new DumpReader(
    (table) => nameOf(table) !== undefined,
    (table, row) => {
      const name = nameOf(table) ?? table;
      const prefix = table.slice(0, table.length - name.length);
      const shop = shops.get(prefix) ?? { tables: new Map<string, DumpRow[]>(), size: 0 };
      shops.set(prefix, shop);
      if (name === anchor.table && (anchor.counts?.(row) ?? true)) shop.size += 1;
      const { columns, long, filter } = specs[name] ?? {};
      if (!columns || (filter && !filter(row))) return;
      stored += 1;
      if (stored > MAX_ROWS) throw new TooManyRows();
      const rows = shop.tables.get(name) ?? [];
      shop.tables.set(name, rows);
      const valueOf = (column: string): string | null => {
        const mark = skipped && long?.includes(column) ? skipped.markOf(row[column] ?? "") : undefined;
        return mark ?? ownValue(row[column], shared);
      };
      rows.push(Object.fromEntries(columns.map((column) => [column, valueOf(column)])));
    },
  );
  for await (const piece of pieces) reader.read(piece);
  return [...shops.values()].toSorted((one, other) => other.size - one.size)[0]?.tables ?? new Map();
}

/** Streams the texts that `skipped` marks. Throws UnreadableDump. */
export async function* readDeferred(
  pieces: AsyncIterable<string> | Iterable<string>,
  { specs, anchor, skipped }: { specs: TableSpecs; anchor: Anchor; skipped: SkippedTexts },
): AsyncGenerator<SkippedText> {
  const nameOf = plainNames([...Object.keys(specs), anchor.table]);
  let texts: SkippedText[] = [];
  const reader = new DumpReader(
    (table) => specs[nameOf(table) ?? ""]?.long !== undefined,
    (table, row) => {
      const { columns = [], long, filter } = specs[nameOf(table) ?? ""] ?? {};
      if (filter && !filter(row)) return;
      for (const column of columns) {
        const mark = long?.includes(column) ? skipped.markOf(row[column] ?? "") : undefined;
        if (mark !== undefined) texts.push({ mark, text: row[column] ?? "" });
      }
    },
  );
  for await (const piece of pieces) {
    reader.read(piece);
    yield* texts;
    texts = [];
  }
}

/** Returns a function that removes the prefix of a table name. If several names match, the longest wins. */
function plainNames(tableNames: readonly string[]): (table: string) => string | undefined {
  const names = [...new Set(tableNames)].toSorted((one, other) => other.length - one.length);
  const known = new Map<string, string | undefined>();
  return (table) => {
    if (!known.has(table))
      known.set(
        table,
        names.find((name) => table === name || table.endsWith(`_${name}`)),
      );
    return known.get(table);
  };
}

/** Copies a value, because a slice would keep the whole file in memory. Equal short values share a copy. */
function ownValue(value: string | null | undefined, shared: Map<string, string>): string | null {
  if (value === null || value === undefined) return null;
  if (value.length > SHARED_SIGNS) return ownText(value);
  const known = shared.get(value);
  if (known !== undefined) return known;
  const own = ownText(value);
  if (shared.size < MAX_SHARED) shared.set(own, own);
  return own;
}

export function rowsOf(tables: Tables, name: string): readonly DumpRow[] {
  return tables.get(name) ?? [];
}

export function byColumn(rows: readonly DumpRow[], column: string): Map<string, DumpRow> {
  return new Map(rows.map((row) => [row[column] ?? "", row]));
}

/** Groups rows by the value of a column, in the dump's order. */
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

/** Groups key-value rows by their record, such as those of WordPress's meta tables. */
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
