import type { Tx } from "../../../db/database.ts";
import { addToLots, keepByLots, piecesWithoutLot } from "./lots.store.ts";

export interface LotsImport {
  lots?: { productId: number; code: string; expiresOn: string; pieces: number }[];
}

/** Imports lots, each with at most the pieces that have no lot yet. */
export async function importLots(tx: Tx, { lots = [] }: LotsImport, at: Date): Promise<void> {
  for (const { pieces, ...lot } of lots) {
    await keepByLots(tx, lot.productId, at);
    const most = Math.min(pieces, await piecesWithoutLot(tx, lot.productId));
    if (most > 0) await addToLots(tx, [{ ...lot, pieces: most, receiptLineId: null }], at);
  }
}
