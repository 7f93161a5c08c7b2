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

export function cellsOf(row: readonly string[], columns: Columns, known: readonly SheetColumn[]): Cells {
  return Object.fromEntries(
    known.flatMap(({ key }) => {
      const place = columns[key];
      const cell = place === undefined ? undefined : row[place];
      return cell ? [[key, cell]] : [];
    }),
  );
}

/** Returns the key of a column whose cell has Excel's maximum length and was probably cut. */
export function cutCell(cells: Cells): string | undefined {
  return Object.entries(cells).find(([, cell]) => cell?.length === 32_767)?.[0];
}

/** Returns a row's key in a comparable form; undefined if the row has no key. */
export function keyOf(cells: Cells, kind: SheetKind): string | undefined {
  const parts = columnsIn(kind).flatMap(({ isKey, mayBeLeftOut, key, fold }) => {
    const cell = cells[key];
    if (!isKey) return [];
    return cell === undefined ? [mayBeLeftOut ? "" : undefined] : [fold?.(cell) ?? cell];
  });
  return parts.every((part) => part !== undefined) ? parts.join(" · ") : undefined;
}

/** Returns the keys of other rows that these rows refer to. */
export function referencesOf(rows: readonly SheetRow[], kind: SheetKind): string[] {
  const columns = columnsIn(kind).filter(({ isReference }) => isReference);
  return rows.flatMap((row) => {
    const also = kind.namesAlso?.(row);
    return [...columns.flatMap(({ key }) => row.cells[key] ?? []), ...(also === undefined ? [] : [also])];
  });
}

export function soleCellsOf({ cells }: SheetRow, kind: SheetKind): SoleCell[] {
  return columnsIn(kind)
    .filter(({ isSole }) => isSole)
    .flatMap(({ key: column }) => {
      const text = cells[column];
      return text === undefined ? [] : [{ column, text }];
    });
}

/** Returns the result of a row whose key occurred in an earlier row. */
export function repeatedRow(kind: SheetKind, earlier: number): RowResult {
  const keys = columnsIn(kind).filter(({ isKey }) => isKey);
  const message = `Apare și pe rândul ${earlier}: păstrează unul singur.`;
  return refusedRow(Object.fromEntries(keys.map(({ key }) => [key, [message]])));
}

const WHOLE_ROW = "Rândul";

/** Groups errors by column name, including errors of nested fields. */
export function faultsOf({ errors = {} }: RowResult, { columns }: SheetKind): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  for (const [field, messages] of Object.entries(errors)) {
    const [name = ""] = field.split(".");
    const label = columns.find(({ key }) => key === field || key === name)?.label ?? WHOLE_ROW;
    faults[label] = [...(faults[label] ?? []), ...messages];
  }
  return faults;
}
