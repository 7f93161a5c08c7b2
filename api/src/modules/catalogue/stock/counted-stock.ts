import type { Tx } from "../../../db/database.ts";
import { type Actor, type NewChange, tag } from "../../platform/changes/index.ts";
import { movementSentence } from "./stock.rules.ts";
import { insertMovements, loadStocks } from "./stock.store.ts";

export interface StockCount {
  productId: number;
  pieces: number;
  /** Stock that the person who counted saw. If undefined, any current stock is accepted. */
  expected?: number | undefined;
}

interface MovementContext {
  actor: Actor;
  at: Date;
  reason: "correction" | "import";
  note: string;
}

/**
 * Writes counts of locked products as movements. Returns the changes to record and the products whose stock differed
 * from `expected`. The caller must refresh the read rows.
 */
export async function writeCounts(
  tx: Tx,
  counts: readonly StockCount[],
  { actor, at, reason, note }: MovementContext,
): Promise<{ changes: NewChange[]; moved: Set<number> }> {
  const stocks = await loadStocks(
    tx,
    counts.map(({ productId }) => productId),
  );
  const moved = new Set<number>();
  const changes: NewChange[] = [];
  const movements: { productId: number; quantity: number }[] = [];
  for (const { productId, pieces, expected } of counts) {
    const before = stocks.get(productId);
    if (before === undefined || (expected !== undefined && expected !== before)) moved.add(productId);
    else if (before !== pieces) {
      const quantity = pieces - before;
      movements.push({ productId, quantity });
      changes.push({
        actor,
        subject: { kind: "stock", id: productId },
        sentence: movementSentence({ reason, note, reference: "" }, { before, after: pieces }),
        before: { productID: productId, stock: before },
        after: { productID: productId, stock: pieces },
        inverse: { reason: "correction", quantity: -quantity },
        touched: [tag.product(productId)],
      });
    }
  }
  await insertMovements(tx, movements, { actor, at, reason, note });
  return { changes, moved };
}
