import type { Tx } from "../../../db/database.ts";
import { lockProducts, refreshProductRead } from "../catalog/index.ts";
import { type Actor, type Change, recordChanges } from "../../platform/changes/index.ts";
import { writeCounts } from "./counted-stock.ts";

const MOVED = "Stocul s-a schimbat între timp.";
const OF_RECEIPT = "Se anulează din pagina documentului.";

/** Undoes stock changes through new movements. Skips products with later sales or counts. */
export const takeBackStock = {
  lock: async (tx: Tx, ids: readonly string[]): Promise<void> => {
    await lockProducts(tx, ids.map(Number));
  },
  takeBack: async (
    tx: Tx,
    changes: readonly Change[],
    { actor, at }: { actor: Actor; at: Date },
  ): Promise<Map<number, string>> => {
    // A goods receipt also posts costs, so it can only be undone as a receipt.
    const [own, ofReceipts] = [
      changes.filter(({ inverse }) => inverse !== null),
      changes.filter(({ inverse }) => inverse === null),
    ];
    const counts = own.map((change) => ({
      productId: Number(change.subject.id),
      // The casts are safe, because every stock change is recorded in this format.
      pieces: (change.before as { stock: number }).stock,
      expected: (change.after as { stock: number }).stock,
    }));
    const written = await writeCounts(tx, counts, { actor, at, reason: "correction", note: "Anulat" });
    await recordChanges(tx, written.changes);
    await refreshProductRead(
      tx,
      written.changes.map(({ subject }) => Number(subject.id)),
      at,
    );
    return new Map([
      ...own
        .filter(({ subject }) => written.moved.has(Number(subject.id)))
        .map(({ id }): [number, string] => [id, MOVED]),
      ...ofReceipts.map(({ id }): [number, string] => [id, OF_RECEIPT]),
    ]);
  },
};
