/** Rows of a file as the kind knows them: pure. */
import { refusedRow, type RowResult } from "../../platform/changes/index.ts";
import {
  columnsIn,
  type Cells,
  type SheetColumn,
  type SheetKind,
  type SheetRow,
  type SoleCell,
} from "./kinds/kind.ts";
import type { Columns } from "./matching.rules.ts";

/** What stands in a row's columns. */
export function cellsOf(row: readonly string[], columns: Columns, known: readonly SheetColumn[]): Cells {
  return Object.fromEntries(
    known.flatMap(({ key }) => {
      const place = columns[key];
      const cell = place === undefined ? undefined : row[place];
      return cell ? [[key, cell]] : [];
    }),
  );
}

/** The column whose text has just as many signs as a cell of Excel holds: the rest of it is lost. */
export function cutCell(cells: Cells): string | undefined {
  return Object.entries(cells).find(([, cell]) => cell?.length === 32_767)?.[0];
}

/** What a row is known by, as it is compared with others; undefined where it does not say. */
export function keyOf(cells: Cells, kind: SheetKind): string | undefined {
  const parts = columnsIn(kind).flatMap(({ isKey, mayBeLeftOut, key, fold }) => {
    const cell = cells[key];
    if (!isKey) return [];
    return cell === undefined ? [mayBeLeftOut ? "" : undefined] : [fold?.(cell) ?? cell];
  });
  return parts.every((part) => part !== undefined) ? parts.join(" · ") : undefined;
}

/** The keys of other rows that these name. */
export function referencesOf(rows: readonly SheetRow[], kind: SheetKind): string[] {
  const columns = columnsIn(kind).filter(({ isReference }) => isReference);
  return rows.flatMap((row) => {
    const also = kind.namesAlso?.(row);
    return [...columns.flatMap(({ key }) => row.cells[key] ?? []), ...(also === undefined ? [] : [also])];
  });
}

/** What a row is to have alone. */
export function soleCellsOf({ cells }: SheetRow, kind: SheetKind): SoleCell[] {
  return columnsIn(kind)
    .filter(({ isSole }) => isSole)
    .flatMap(({ key: column }) => {
      const text = cells[column];
      return text === undefined ? [] : [{ column, text }];
    });
}

/** A row whose key an earlier one has. */
export function repeatedRow(kind: SheetKind, earlier: number): RowResult {
  const keys = columnsIn(kind).filter(({ isKey }) => isKey);
  const message = `Apare și pe rândul ${earlier}: păstrează unul singur.`;
  return refusedRow(Object.fromEntries(keys.map(({ key }) => [key, [message]])));
}

const WHOLE_ROW = "Rândul";

/** Faults by the names of the columns, of which a field may be a part. */
export function faultsOf({ errors = {} }: RowResult, { columns }: SheetKind): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  for (const [field, messages] of Object.entries(errors)) {
    const [name = ""] = field.split(".");
    const label = columns.find(({ key }) => key === field || key === name)?.label ?? WHOLE_ROW;
    faults[label] = [...(faults[label] ?? []), ...messages];
  }
  return faults;
}
