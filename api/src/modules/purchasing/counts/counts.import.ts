/** Imports draft stock counts of suppliers' products, unless the shop already has a count. */
import { counted } from "@curat/contract/quantity-text.values";
import type { Tx } from "../../../db/database.ts";
import { IMPORT, recordChange } from "../../platform/changes/index.ts";
import { findSupplierByName } from "../suppliers/index.ts";
import { findAtHand, loadLines, saveLine } from "./counted-lines.store.ts";
import { insertCount, insertScope, listCounts } from "./counts.store.ts";
import { KIND, subjectOf } from "./drafts.service.ts";

export interface StockCountImport {
  supplier: string;
  at: Date;
  place: string;
  commission: string;
  /** Counted minus expected pieces of the first products, sorted by name. The remaining products stay uncounted. */
  differences: number[];
}
export interface StockCountsImport {
  stockCounts?: StockCountImport[];
}

export async function importStockCounts(tx: Tx, { stockCounts = [] }: StockCountsImport): Promise<void> {
  if (stockCounts.length === 0) return;
  const { total } = await listCounts(tx, { page: 1, perPage: 1 });
  if (total > 0) return;
  for (const { supplier: scopeName, at, place, commission, differences } of stockCounts) {
    const scopeId = await findSupplierByName(tx, scopeName);
    if (scopeId === undefined) continue;
    const scope = { scope: "supplier", scopeId, scopeName, placeId: null } as const;
    const fields = { place, commission, decision: "", keeper: "", note: "" };
    const id = await insertCount(tx, { ...scope, ...fields, at, by: IMPORT.name });
    const lines = await insertScope(tx, id, scope);
    const { rows } = await loadLines(tx, id);
    for (const [index, { productId }] of rows.slice(0, differences.length).entries()) {
      const expected = await findAtHand(tx, null, productId);
      const counted = Math.max(0, expected + (differences[index] ?? 0));
      await saveLine(tx, id, { productId, counted, expected, at, by: IMPORT.name });
    }
    await recordChange(tx, {
      actor: IMPORT,
      subject: { kind: KIND, id },
      sentence: `${subjectOf({ scopeName, stockPlace: null })} a fost început, cu ${counted(lines, "un produs", "produse")}.`,
      before: null,
      after: { countID: id, edit: 1, lines },
      touched: [],
    });
  }
}
