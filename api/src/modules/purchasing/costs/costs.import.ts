import { insertInBatches } from "../../../db/batches.ts";
import type { Tx } from "../../../db/database.ts";
import { findIdsByCode } from "../../catalogue/catalog/index.ts";
import {
  IMPORT,
  type ImportedRows,
  recordChanges,
  refusedRow,
  type RowResult,
} from "../../platform/changes/index.ts";
import { averageOf } from "./costs.rules.ts";
import { loadKnown, loadLeftSince, lockGoods, openCosts, postLeft } from "./costs.store.ts";
import { openedCost, TRACKED } from "./opening.service.ts";

export interface CostImport {
  productId: number;
  unitBani: number;
  /** Pieces of imported orders shipped since this time also get this cost. If omitted, only pieces in stock do. */
  since?: Date;
}
export interface CostsImport {
  costs?: CostImport[];
}

export async function importCosts(tx: Tx, { costs = [] }: CostsImport, at: Date): Promise<void> {
  const ids = costs.map(({ productId }) => productId);
  await lockGoods(tx, ids);
  const known = await loadKnown(tx, ids);
  const opened = costs.filter(({ productId }) => known.get(productId)?.cost === null);
  const left = await loadLeftSince(
    tx,
    opened.flatMap(({ productId, since }) => (since ? [{ productId, since }] : [])),
  );
  const leftOf = Map.groupBy(left, ({ productId }) => productId);
  for (const [since, batch] of Map.groupBy(opened, ({ since: day }) => day))
    await insertInBatches(
      batch.map(({ productId, unitBani }) => {
        const gone = (leftOf.get(productId) ?? []).reduce((sum, { pieces }) => sum + pieces, 0);
        return { productId, atHand: (known.get(productId)?.atHand ?? 0) + gone, unitBani };
      }),
      (rows) => openCosts(tx, rows, { actor: IMPORT, reference: "", at: since ?? at }),
    );
  const unitOf = new Map(opened.map(({ productId, unitBani }) => [productId, unitBani]));
  await insertInBatches(left, (rows) => postLeft(tx, rows, (id) => unitOf.get(id) ?? 0));
}

export interface CodeCost {
  code: string;
  /** Cost of a piece without VAT; null leaves the product unchanged. */
  unitBani: number | null;
}

/** Starts cost tracking of products by code. Refuses a row whose cost differs from a tracked product's average. */
export async function saveImportedCosts(
  tx: Tx,
  rows: readonly CodeCost[],
  { actor, at, isDryRun }: ImportedRows,
): Promise<RowResult[]> {
  const codes = rows.map(({ code }) => code);
  const ids = await findIdsByCode(tx, codes);
  if (!isDryRun) await lockGoods(tx, [...ids.values()]);
  const known = await loadKnown(tx, [...ids.values()]);
  const opened = rows.flatMap(({ code, unitBani }) => {
    const productId = ids.get(code);
    const product = known.get(productId ?? 0);
    if (productId === undefined || !product || product.cost || unitBani === null) return [];
    return [{ productId, atHand: product.atHand, unitBani }];
  });
  if (!isDryRun) {
    await openCosts(tx, opened, { actor, reference: "", at });
    await recordChanges(
      tx,
      opened.map((one) => openedCost(one, actor)),
    );
  }
  return rows.map(({ code, unitBani }): RowResult => {
    const product = known.get(ids.get(code) ?? 0);
    if (!product) return refusedRow({ code: ["Niciun produs nu are acest cod."] });
    if (unitBani === null) return { outcome: "same" };
    if (!product.cost) return { outcome: "changed" };
    return Math.round(averageOf(product.cost)) === unitBani
      ? { outcome: "same" }
      : refusedRow({ cost: [TRACKED] });
  });
}
