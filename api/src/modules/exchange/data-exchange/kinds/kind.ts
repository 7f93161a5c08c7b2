/** What a kind of file is: one description that bringing in and taking out both read. */
import type { SheetKindName } from "@curat/contract/staff/exchange.values";
import type { Db, Tx } from "../../../../db/database.ts";
import type { RowResult, ImportedRows } from "../../../platform/changes/index.ts";
import type { PlaceAnswers } from "../../../platform/geography/index.ts";

export interface SheetColumn {
  /** The field of the staff's calls, where there is one. */
  key: string;
  /** As our files call it, in Romanian. */
  label: string;
  /** What others call it. */
  names?: readonly string[];
  /** How it is written, for people. */
  hint?: string;
  /** A row is known by it. */
  isKey?: boolean;
  /** What a key's part is compared by, where it is spelled in several ways. */
  fold?: (cell: string) => string;
  /** Of a key's parts, one that some rows are known without. */
  mayBeLeftOut?: boolean;
  /** Something new has to be told with it. */
  isNeeded?: boolean;
  /** It is shown in files that go out, and not read from those that come in. */
  isShown?: boolean;
  /** It holds the code of a product, whose capitals a file may write otherwise. */
  isProductCode?: boolean;
  /** It names another row's key. */
  isReference?: boolean;
  /** No two rows may have the same in it. */
  isSole?: boolean;
  example?: string;
  /** Its cells are numbers, written with one decimal mark in the whole column. */
  isNumber?: boolean;
}

/** What staff decide of a whole file. */
export interface FileOptions {
  /** Numbers of stock are added to what is there, as a delivery note has them. */
  adds: boolean;
  /** The localities that staff chose for places that our lists lack. */
  places: PlaceAnswers;
}

/** A row's texts by the keys of its columns: only those in which something stands. */
export type Cells = Readonly<Record<string, string | undefined>>;
export interface SheetRow {
  key: string;
  cells: Cells;
}
export type SheetCell = string | number | null;

export interface SheetKind {
  name: SheetKindName;
  /** "produse", as titles say it. */
  title: string;
  columns: readonly SheetColumn[];
  /** Its texts are on the shop's pages: claims in them are warned of. */
  isReadByVisitors?: boolean;
  /** The key of a row that this one needs, where its own key says so. */
  namesAlso?: (row: SheetRow) => string | undefined;
  /** Who has now what rows are to have alone: keys by `soleOf`; what nobody has is missing. */
  holders?: (db: Db, taken: readonly SoleCell[]) => Promise<Map<string, string>>;
  /**
   * Writes rows, each key once, in the caller's transaction, and records what it changed; or only tells what would become
   * of them. Answers in their order; errors are by column. Undefined for what only goes out.
   */
  write?: (tx: Tx, rows: readonly SheetRow[], told: ImportedRows & FileOptions) => Promise<RowResult[]>;
  /**
   * The next rows behind `after` (null: from the first), in an order that does not change, with where they end. With `keys`
   * at least those rows; kinds that can not look rows up by their keys answer all.
   */
  read: (
    db: Db,
    asked: {
      filter: Readonly<Record<string, string>>;
      keys?: readonly string[];
      after: string | null;
      limit: number;
      now: Date;
    },
  ) => Promise<{ rows: Readonly<Record<string, SheetCell>>[]; after: string | null }>;
}

/** A cell of a column that no two rows may share. */
export interface SoleCell {
  column: string;
  text: string;
}
export const soleOf = ({ column, text }: SoleCell): string => `${column} ${text}`;

/** The columns that a file may bring. */
export function columnsIn({ columns }: Pick<SheetKind, "columns">): SheetColumn[] {
  return columns.filter(({ isShown }) => isShown !== true);
}
