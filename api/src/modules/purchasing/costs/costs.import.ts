/** Imports the costs with which tracking begins. Products that are already tracked are left unchanged. */
import { insertInBatches } from "../../../db/batches.ts";
import type { Tx } from "../../../db/database.ts";
import { IMPORT } from "../../platform/changes/index.ts";
import { loadKnown, lockGoods, openCosts } from "./costs.store.ts";

export interface CostImport {
  productId: number;
  /** Cost of a piece without VAT. */
  unitBani: number;
}
export interface CostsImport {
  costs?: CostImport[];
}

/** Begins the tracking of products whose cost is unknown. */
export async function importCosts(tx: Tx, { costs = [] }: CostsImport, at: Date): Promise<void> {
  const ids = costs.map(({ productId }) => productId);
  await lockGoods(tx, ids);
  const known = await loadKnown(tx, ids);
  const opened = costs.flatMap(({ productId, unitBani }) => {
    const product = known.get(productId);
    return product && !product.cost ? [{ productId, atHand: product.atHand, unitBani }] : [];
  });
  await insertInBatches(opened, (batch) => openCosts(tx, batch, { actor: IMPORT, reference: "", at }));
}
