/** What products would cost with a reduction, before it is written. */
import type { Db } from "../../../db/database.ts";
import { previewPrice, type PricePreview } from "./prices.rules.ts";
import { loadPriceHistory, loadCurrentPrices } from "./prices.store.ts";

/**
 * What each known product would be asked and compared with if a promotion of so many per cent began now; a better one
 * that runs stays. By ascending id.
 */
export async function previewReduction(
  db: Db,
  { ids, percent, now }: { ids: readonly number[]; percent: number; now: Date },
): Promise<{ id: number; preview: PricePreview }[]> {
  const current = await loadCurrentPrices(db, ids, now);
  return Promise.all(
    current.map(async ({ id, listBani, percent: running }) => {
      const history = await loadPriceHistory(db, id);
      const best = Math.max(percent, running ?? 0);
      return { id, preview: previewPrice(listBani, { percent: best, history, now }) };
    }),
  );
}
