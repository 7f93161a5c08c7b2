import type { Db } from "../../../../db/database.ts";
import { bestOf, previewPrice, type PricePreview, type Reduction } from "./prices.rules.ts";
import { loadPriceHistory, loadCurrentPrices } from "./prices.store.ts";

/** Returns prices as if a promotion with this reduction started now. A better running promotion still wins. */
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
