/** Description of a kind of file, used for both import and export. */
import type { SheetKindName } from "@curat/contract/staff/exchange.values";
import type { Db, Tx } from "../../../../db/database.ts";
import type { RowResult, ImportedRows } from "../../../platform/changes/index.ts";
import type { PlaceAnswers } from "../../../platform/geography/index.ts";

export interface SheetColumn {
  /** The matching field of the staff calls, if there is one. */
  key: string;
  /** Column name in our files, in Romanian. */
  label: string;
  /** Column names in other programs' files. */
  names?: readonly string[];
  /** Format hint for staff. */
  hint?: string;
  /** Identifies the row. */
  isKey?: boolean;
  /** Normalises a key cell that can be spelled in several ways. */
  fold?: (cell: string) => string;
  /** Part of the key that some rows do not have. */
  mayBeLeftOut?: boolean;
  /** Required for a new record. */
  isNeeded?: boolean;
  /** Exported but not imported. */
  isShown?: boolean;
  /** Contains a product code; matching ignores case. */
  isProductCode?: boolean;
  /** Contains another row's key. */
  isReference?: boolean;
  /** Values must be unique across rows. */
  isSole?: boolean;
  example?: string;
  /** Contains numbers, with one decimal mark for the whole column. */
  isNumber?: boolean;
}

/** Choices of staff for a whole file. */
export interface FileOptions {
  /** Stock numbers are added to the current stock, as on a delivery note. */
  adds: boolean;
  /** Localities that staff chose for places missing from our list. */
  places: PlaceAnswers;
}

/** Non-empty cells of a row by column key. */
export type Cells = Readonly<Record<string, string | undefined>>;
export interface SheetRow {
  key: string;
  cells: Cells;
}
export type SheetCell = string | number | null;

export interface SheetKind {
  name: SheetKindName;
  /** Lower-case title such as "produse". */
  title: string;
  columns: readonly SheetColumn[];
  /** Its texts appear on public pages, so claims in them cause warnings. */
  isReadByVisitors?: boolean;
  /** Returns the key of a row that this one depends on, if its own key implies one. */
  namesAlso?: (row: SheetRow) => string | undefined;
  /** Returns the current holder of each unique value, by `soleOf`; unused values are omitted. */
  holders?: (db: Db, taken: readonly SoleCell[]) => Promise<Map<string, string>>;
  /**
   * Writes rows, each key once, in the caller's transaction and records the changes; in a trial run only
   * returns what would happen. Returns results in row order, with errors by column. Undefined for kinds that
   * are only exported.
   */
  write?: (tx: Tx, rows: readonly SheetRow[], reported: ImportedRows & FileOptions) => Promise<RowResult[]>;
  /**
   * Returns the rows that follow `after` (null: the first ones) in a stable order, and the position of the
   * last. With `keys` it returns at least those rows; kinds without lookup by key return all.
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

/** A cell of a column whose values must be unique. */
export interface SoleCell {
  column: string;
  text: string;
}
export const soleOf = ({ column, text }: SoleCell): string => `${column} ${text}`;

/** Returns the columns that an import may contain. */
export function columnsIn({ columns }: Pick<SheetKind, "columns">): SheetColumn[] {
  return columns.filter(({ isShown }) => isShown !== true);
}
