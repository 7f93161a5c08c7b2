import { foldText } from "../../../text/fold.ts";
import { columnsIn, type SheetColumn, type SheetKind } from "./kinds/kind.ts";
import type { TableRow } from "../../../reader/tables/table.ts";

export type Columns = Readonly<Record<string, number>>;
export type Remembered = Readonly<Record<string, string | null>>;

const LOOKED_AT = 20;

/** Returns the header row: the one of the first rows with the most known column names. */
export function headOf(
  rows: readonly TableRow[],
  kind: SheetKind,
  remembered: Remembered,
): TableRow | undefined {
  const known = (row: TableRow): number => Object.keys(matchColumns(row.cells, kind, remembered)).length;
  return rows
    .slice(0, LOOKED_AT)
    .reduce<TableRow | undefined>((best, row) => (best && known(best) >= known(row) ? best : row), undefined);
}

/**
 * Matches columns by remembered matches, then our own names, then the names in other programs. Matches each column
 * once.
 */
export function matchColumns(head: readonly string[], kind: SheetKind, remembered: Remembered): Columns {
  const folded = head.map(foldText);
  const columns: Record<string, number> = {};
  const taken = new Set<number>();
  const take = (column: SheetColumn, isIt: (name: string) => boolean): void => {
    if (column.key in columns) return;
    const at = folded.findIndex((name, place) => name !== "" && !taken.has(place) && isIt(name));
    if (at < 0) return;
    columns[column.key] = at;
    taken.add(at);
  };
  const all = columnsIn(kind);
  for (const column of all) take(column, (name) => remembered[name] === column.key);
  const isFree = (name: string): boolean => remembered[name] === undefined;
  for (const column of all) take(column, (name) => isFree(name) && name === foldText(column.label));
  for (const column of all)
    take(column, (name) => isFree(name) && (column.names ?? []).some((one) => foldText(one) === name));
  return columns;
}

export function namesOf(head: readonly string[], columns: Columns): Remembered {
  const keys = new Map(Object.entries(columns).map(([key, place]) => [place, key]));
  return Object.fromEntries(
    head.flatMap((name, place) => {
      const folded = foldText(name);
      return folded === "" ? [] : [[folded, keys.get(place) ?? null]];
    }),
  );
}

/** Returns why a match of columns is invalid; undefined if it is valid. */
export function columnsFault(columns: Columns, head: readonly string[], kind: SheetKind): string | undefined {
  const known = new Map(columnsIn(kind).map((column) => [column.key, column]));
  if (Object.keys(columns).some((key) => !known.has(key)))
    return "Una dintre coloanele alese nu este recunoscută: alege alta.";
  if (Object.values(columns).some((place) => place >= head.length))
    return "Una dintre coloanele alese nu există în fișier: alege alta.";
  if (new Set(Object.values(columns)).size < Object.keys(columns).length)
    return "Aceeași coloană a fișierului este aleasă de două ori: alege alta.";
  const key = [...known.values()].find((column) => column.isKey && columns[column.key] === undefined);
  if (key) return `Alege coloana „${key.label}”: după ea se recunosc rândurile.`;
  return Object.keys(columns).length < 2 ? "Alege cel puțin o coloană de importat." : undefined;
}
