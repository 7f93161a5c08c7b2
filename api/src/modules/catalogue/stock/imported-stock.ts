import type { Tx } from "../../../db/database.ts";
import { findIdsByCode, lockProducts, refreshProductRead } from "../catalog/index.ts";
import {
  recordChanges,
  refusedRow,
  type RowResult,
  type ImportedRows,
} from "../../platform/changes/index.ts";
import { writeCounts } from "./counted-stock.ts";
import { loadStocks } from "./stock.store.ts";

const UNKNOWN = { code: ["Niciun produs nu are acest cod."] };

export interface ImportedCount {
  code: string;
  pieces: number;
  note: string;
}

/** Writes counts by product code as corrections. With `adds`, the pieces are added to the current stock instead. */
export async function saveImportedCounts(
  tx: Tx,
  rows: readonly ImportedCount[],
  { actor, at, isDryRun, adds }: ImportedRows & { adds: boolean },
): Promise<RowResult[]> {
  const ids = await findIdsByCode(
    tx,
    rows.map(({ code }) => code),
  );
  if (!isDryRun) await lockProducts(tx, [...ids.values()]);
  const before = await loadStocks(tx, [...ids.values()]);
  const counted = (productId: number, pieces: number): number =>
    adds ? (before.get(productId) ?? 0) + pieces : pieces;
  if (!isDryRun)
    for (const [note, ofNote] of Map.groupBy(rows, (row) => row.note)) {
      const counts = ofNote.flatMap(({ code, pieces }) => {
        const productId = ids.get(code);
        return productId === undefined ? [] : [{ productId, pieces: counted(productId, pieces) }];
      });
      const { changes } = await writeCounts(tx, counts, { actor, at, reason: "correction", note });
      await recordChanges(tx, changes);
      await refreshProductRead(
        tx,
        changes.map(({ subject }) => Number(subject.id)),
        at,
      );
    }
  return rows.map(({ code, pieces }) => {
    const id = ids.get(code);
    if (id === undefined) return refusedRow(UNKNOWN);
    return { outcome: before.get(id) === counted(id, pieces) ? "same" : "changed" };
  });
}
