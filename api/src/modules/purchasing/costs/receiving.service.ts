import { insertInBatches } from "../../../db/batches.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { refreshProductRead } from "../../catalogue/catalog/index.ts";
import { receivePieces, stockChange } from "../../catalogue/stock/index.ts";
import { type Actor, recordChanges } from "../../platform/changes/index.ts";
import {
  planReceipt,
  type ReceivedLine,
  type ReceivedProduct,
  sumByProduct,
  undoCorrection,
} from "./costs.rules.ts";
import { type CostPosting, loadKnown, loadReceived, lockGoods, openCosts, postCosts } from "./costs.store.ts";

interface Receipt {
  receiptId: number;
  /** Name of the document in ledgers, such as "NIR 12". */
  reference: string;
  actor: Actor;
  at: Date;
}

/**
 * Adds the goods of a receipt to stock at cost and returns each product's stock and average cost before and after. A
 * product's first receipt starts its cost tracking. Locks the products by ascending id.
 */
export async function receiveGoods(
  tx: Tx,
  { receiptId, lines, ...posting }: Receipt & { lines: readonly ReceivedLine[] },
): Promise<ReceivedProduct[]> {
  const sums = sumByProduct(lines);
  const ids = sums.map(({ productId }) => productId);
  await lockGoods(tx, ids);
  const known = await loadKnown(tx, ids);
  const planned = planReceipt(known, lines);
  const opened = sums.flatMap(({ productId, pieces, valueBani }) => {
    const product = known.get(productId);
    return product && !product.cost
      ? [{ productId, atHand: product.atHand, unitBani: valueBani / pieces }]
      : [];
  });
  await insertInBatches(opened, (part) => openCosts(tx, part, posting));
  const moved = lines.map(({ lineId, ...line }) => ({
    ...line,
    quantity: line.pieces,
    receiptLineId: lineId,
  }));
  await receivePieces(tx, moved, posting);
  const entries = moved.map((line): CostPosting => ({
    ...line,
    kind: "receipt",
    receiptId,
    receiptLineId: line.receiptLineId,
  }));
  await insertInBatches(entries, (part) => postCosts(tx, part, posting));
  await settle(tx, planned, posting);
  return planned;
}

export async function previewReceived(db: Db, lines: readonly ReceivedLine[]): Promise<ReceivedProduct[]> {
  const known = await loadKnown(
    db,
    sumByProduct(lines).map(({ productId }) => productId),
  );
  return planReceipt(known, lines);
}

type UndoneReceipt =
  | {
      ok: true;
      /** Value corrections that were posted (see `undoCorrection`). */
      corrected: { productId: number; valueBani: number }[];
    }
  | { ok: false; short: { productId: number; missing: number }[] };

/**
 * Removes the goods of an undone receipt at their received value if all of them are still for sale. A second call has
 * no effect. Locks the products by ascending id.
 */
export async function undoReceivedGoods(tx: Tx, { receiptId, ...posting }: Receipt): Promise<UndoneReceipt> {
  const before = await loadReceived(tx, receiptId);
  const ids = [...new Set(before.map(({ productId }) => productId))];
  await lockGoods(tx, ids);
  // Another call may have removed the goods before this one got the lock.
  const received = await loadReceived(tx, receiptId);
  const sums = sumByProduct(received);
  const known = await loadKnown(tx, ids);
  const short = sums.flatMap(({ productId, pieces }) => {
    const missing = pieces - (known.get(productId)?.stock ?? 0);
    return missing > 0 ? [{ productId, missing }] : [];
  });
  if (short.length > 0) return { ok: false, short };
  const corrected = sums.flatMap(({ productId, ...taken }) => {
    const cost = known.get(productId)?.cost;
    const valueBani = cost ? undoCorrection(cost, taken) : 0;
    return valueBani === 0 ? [] : [{ productId, valueBani }];
  });
  const corrections = corrected.map((one): CostPosting => ({
    ...one,
    kind: "correction",
    pieces: 0,
    receiptId: null,
    receiptLineId: null,
  }));
  const entries = received.map(({ lineId, productId, pieces, valueBani }): CostPosting => ({
    productId,
    kind: "receipt_undone",
    pieces: -pieces,
    // `-valueBani` could be -0.
    valueBani: 0 - valueBani,
    receiptId,
    receiptLineId: lineId,
  }));
  await receivePieces(
    tx,
    received.map(({ lineId, productId, pieces }) => ({
      productId,
      receiptLineId: lineId,
      quantity: -pieces,
    })),
    posting,
  );
  await insertInBatches([...corrections, ...entries], (part) => postCosts(tx, part, posting));
  const moved = sums.map(({ productId, pieces }) => {
    const stockBefore = known.get(productId)?.stock ?? 0;
    return { productId, stockBefore, stockAfter: stockBefore - pieces };
  });
  await settle(tx, moved, posting);
  return { ok: true, corrected };
}

async function settle(
  tx: Tx,
  moved: readonly Pick<ReceivedProduct, "productId" | "stockBefore" | "stockAfter">[],
  { actor, reference, at }: Pick<Receipt, "actor" | "reference" | "at">,
): Promise<void> {
  await recordChanges(
    tx,
    moved.map(({ productId, stockBefore: before, stockAfter: after }) =>
      stockChange(
        { actor, reason: after > before ? "delivery" : "correction", reference },
        { productId, before, after },
      ),
    ),
  );
  await refreshProductRead(
    tx,
    moved.map(({ productId }) => productId),
    at,
  );
}
