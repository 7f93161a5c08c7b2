import type { Db } from "../../../db/database.ts";
import { ownText } from "../../../text/own-text.ts";
import { columnsIn, type SheetKind, type SoleCell, soleOf } from "./kinds/kind.ts";
import type { Columns } from "./matching.rules.ts";
import type { TableRow } from "../../../reader/tables/table.ts";
import { type RowLinks, workOrder } from "./row-order.ts";
import { cellsOf, keyOf, referencesOf, soleCellsOf } from "./rows.rules.ts";

const BATCH_SIZE = 2_000;
const NOTHING: readonly string[] = [];

export class LinkReader {
  readonly #kind: SheetKind;
  readonly #columns: Columns;
  readonly #rows: RowLinks[] = [];
  #asked: { place: number; cell: SoleCell }[] = [];

  constructor(kind: SheetKind, columns: Columns) {
    this.#kind = kind;
    this.#columns = columns;
  }

  async take(db: Db, { cells: texts }: TableRow): Promise<void> {
    const cells = cellsOf(texts, this.#columns, columnsIn(this.#kind));
    // A row without a key is refused wherever it is, so it needs no key here.
    const row = { key: keyOf(cells, this.#kind) ?? "", cells };
    const names = referencesOf([row], this.#kind).filter((name) => name !== row.key);
    const place = this.#rows.length;
    this.#rows.push({
      key: ownText(row.key),
      names: names.length > 0 ? names.map(ownText) : NOTHING,
      takesFrom: NOTHING,
    });
    if (this.#kind.holders)
      this.#asked.push(...soleCellsOf(row, this.#kind).map((cell) => ({ place, cell })));
    if (this.#asked.length >= BATCH_SIZE) await this.#ask(db);
  }

  /** Returns row positions in processing order, grouped into parts; undefined if the file's own order works. */
  async order(db: Db): Promise<number[][] | undefined> {
    await this.#ask(db);
    return workOrder(this.#rows);
  }

  async #ask(db: Db): Promise<void> {
    const input = this.#asked;
    this.#asked = [];
    const holders = await this.#kind.holders?.(
      db,
      input.map(({ cell }) => cell),
    );
    for (const { place, cell } of input) {
      const holder = holders?.get(soleOf(cell));
      const row = this.#rows[place];
      if (!row || holder === undefined || holder === row.key) continue;
      this.#rows[place] = { ...row, takesFrom: [...row.takesFrom, holder] };
    }
  }
}
