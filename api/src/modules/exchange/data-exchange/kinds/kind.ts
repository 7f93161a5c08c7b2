/** Description of a kind of file, used for both import and export. */
import type { SheetKindName } from "@curat/contract/staff/exchange.values";
import type { Db, Tx } from "../../../../db/database.ts";
import type { RowResult, ImportedRows } from "../../../platform/changes/index.ts";
import type { PlaceAnswers } from "../../../platform/geography/index.ts";

export interface SheetColumn {
  /** The key of the column: the corresponding field of the staff calls, if there is one. */
  key: string;
  /** Column name in our files, in Romanian. */
  label: string;
  /** Column names in other programs' files. */
  names?: readonly string[];
  /** Format hint for staff. */
  hint?: string;
  /** True if the column is part of the key that identifies a row. */
  isKey?: boolean;
  /** Normalises key cells, for keys that can be spelled in several ways. */
  fold?: (cell: string) => string;
  /** True for a part of the key that may be empty. */
  mayBeLeftOut?: boolean;
  /** True if a new record requires a value. */
  isNeeded?: boolean;
  /** True if the column is exported but ignored on import. */
  isShown?: boolean;
  /** True if the column contains a product code, which is matched regardless of case. */
  isProductCode?: boolean;
  /** True if the column contains the key of another row. */
  isReference?: boolean;
  /** True if no two rows may have the same value. */
  isSole?: boolean;
  example?: string;
  /** True if the column contains numbers, all with the same decimal mark. */
  isNumber?: boolean;
}

/** Options that staff choose for a whole file. */
export interface FileOptions {
  /** Whether quantities are added to the current stock, as on a delivery note. */
  adds: boolean;
  /** Localities that staff chose for places that are not in the list. */
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
  /** Title in lower case, such as "produse". */
  title: string;
  columns: readonly SheetColumn[];
  /** True if the texts appear on public pages. Environmental claims in them then cause warnings. */
  isReadByVisitors?: boolean;
  /** Returns the key of the row that this row depends on, if that can be derived from its own key. */
  namesAlso?: (row: SheetRow) => string | undefined;
  /**
   * Returns which record currently has each unique value, by `soleOf`. Values that no record has are omitted.
   */
  holders?: (db: Db, taken: readonly SoleCell[]) => Promise<Map<string, string>>;
  /**
   * Writes rows with distinct keys in the caller's transaction and records the changes; in a trial run, only
   * returns what would happen. Returns results in row order, with errors by column. Undefined for kinds that
   * can only be exported.
   */
  write?: (tx: Tx, rows: readonly SheetRow[], reported: ImportedRows & FileOptions) => Promise<RowResult[]>;
  /**
   * Returns the rows that follow `after` (null: the first rows) in a stable order, and the position of the
   * last one. With `keys`, returns at least the rows with these keys; kinds that cannot look up keys return
   * all rows.
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
