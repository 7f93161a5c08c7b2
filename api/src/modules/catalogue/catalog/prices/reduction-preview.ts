/** Previews the prices of products with a reduction before it is saved. */
import type { Db } from "../../../../db/database.ts";
import { bestOf, previewPrice, type PricePreview, type Reduction } from "./prices.rules.ts";
import { loadPriceHistory, loadCurrentPrices } from "./prices.store.ts";

/**
 * Returns the price and prior price that each known product would have if a promotion with this reduction
 * started now, by ascending id. A better promotion that is already running still applies.
 */
export async function previewReduction(
  db: Db,
  { ids, reduction, now }: { ids: readonly number[]; reduction: Reduction; now: Date },
): Promise<{ id: number; preview: PricePreview }[]> {
  const current = await loadCurrentPrices(db, ids, now);
  return Promise.all(
    current.map(async ({ id, listBani, ...running }) => {
      const history = await loadPriceHistory(db, id);
      return { id, preview: previewPrice(listBani, { ...bestOf(reduction, running), history, now }) };
    }),
  );
}
