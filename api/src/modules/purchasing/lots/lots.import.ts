import type { Tx } from "../../../db/database.ts";
import { addToLots, importLotSales, enableLotTracking, piecesWithoutLot } from "./lots.store.ts";

export interface LotsImport {
  lots?: {
    productId: number;
    code: string;
    expiresOn: string;
    pieces: number;
    /** How many of the product's latest delivered lines contained this lot. */
    sales?: number;
  }[];
}

/** Imports lots. A lot gets at most the pieces that have no lot yet. */
export async function importLots(tx: Tx, { lots = [] }: LotsImport, at: Date): Promise<void> {
  for (const { pieces, sales = 0, ...lot } of lots) {
    await enableLotTracking(tx, lot.productId, at);
    const assignable = Math.min(pieces, await piecesWithoutLot(tx, lot.productId));
    if (assignable > 0) await addToLots(tx, [{ ...lot, pieces: assignable, receiptLineId: null }], at);
    if (assignable > 0 && sales > 0) await importLotSales(tx, { ...lot, sales });
  }
}
