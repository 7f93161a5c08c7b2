import type { SheetKindName } from "@curat/contract/staff/exchange.values";
import type { Db, Tx } from "../../../../db/database.ts";
import type { RowResult, ImportedRows } from "../../../platform/changes/index.ts";
import type { PlaceAnswers } from "../../../platform/geography/index.ts";

export interface SheetColumn {
  key: string;
  label: string;
  names?: readonly string[];
  hint?: string;
  isKey?: boolean;
  /** Normalises key cells that have several spellings. */
  fold?: (cell: string) => string;
  /** Whether this part of the key may be empty. */
  mayBeLeftOut?: boolean;
  isNeeded?: boolean;
  isShown?: boolean;
  isProductCode?: boolean;
  isReference?: boolean;
  isSole?: boolean;
  example?: string;
  isNumber?: boolean;
}

export interface FileOptions {
  /** Whether quantities are added to the current stock, as for a delivery note. */
  adds: boolean;
  places: PlaceAnswers;
}

/** A row's non-empty cells, keyed by column key. */
export type Cells = Readonly<Record<string, string | undefined>>;
export interface SheetRow {
  key: string;
  cells: Cells;
}
export type SheetCell = string | number | null;

export interface SheetKind {
  name: SheetKindName;
  title: string;
  columns: readonly SheetColumn[];
  isReadByVisitors?: boolean;
  /** Returns the key of a row on which this row depends, if its own key implies one. */
  namesAlso?: (row: SheetRow) => string | undefined;
  /** Returns the record that has each unique value, keyed by `soleOf`. */
  holders?: (db: Db, taken: readonly SoleCell[]) => Promise<Map<string, string>>;
  /**
   * Writes rows in the caller's transaction and returns the results in row order. A dry run only returns the results.
   * Undefined for export-only kinds.
   */
  write?: (tx: Tx, rows: readonly SheetRow[], reported: ImportedRows & FileOptions) => Promise<RowResult[]>;
  /**
   * Returns the rows after position `after` (from the start if null) in a stable order. With `keys`, returns at least
   * these rows.
   */
  read: (
    db: Db,
    input: {
      filter: Readonly<Record<string, string>>;
      keys?: readonly string[];
      after: string | null;
      limit: number;
      now: Date;
    },
  ) => Promise<{ rows: Readonly<Record<string, SheetCell>>[]; after: string | null }>;
}

export interface SoleCell {
  column: string;
  text: string;
}
export const soleOf = ({ column, text }: SoleCell): string => `${column} ${text}`;

export function columnsIn({ columns }: Pick<SheetKind, "columns">): SheetColumn[] {
  return columns.filter(({ isShown }) => isShown !== true);
}
