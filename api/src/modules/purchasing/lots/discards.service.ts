import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { conflict, invalid, notFound } from "../../../http/refusal.ts";
import { refreshProductRead } from "../../catalogue/catalog/index.ts";
import { moveStocks, stockChange } from "../../catalogue/stock/index.ts";
import { type Actor, recordChanges } from "../../platform/changes/index.ts";
import { findListedLot, type ListedLot, listDiscards } from "./lot-list.store.ts";
import { insertDiscard, insertRestored, isTrackedByLots, lockProduct } from "./lots.store.ts";

type Context = Pick<ApiContext, "db" | "now">;

/**
 * Removes pieces of a lot from stock, with a reason. Throws 404 for an unknown lot, 409 with the lot's current pieces
 * if they differ from `expected`, and 422 if the lot or the stock has fewer pieces.
 */
export async function discardPieces(
  { db, now }: Context,
  {
    lotId,
    actor,
    pieces,
    expected,
    reason,
  }: { lotId: number; actor: Actor; pieces: number; expected: number; reason: string },
): Promise<void> {
  await transaction(db, async (tx) => {
    const { lot, stock } = await lockLot(tx, lotId);
    if (lot.pieces !== expected) throw conflict({ lotID: lotId, pieces: lot.pieces });
    if (pieces > lot.pieces)
      throw invalid({ pieces: [`Lotul are doar ${lot.pieces} buc.: scrie cel mult acest număr.`] });
    if (pieces > stock)
      throw invalid({ pieces: [`Celelalte bucăți sunt rezervate pentru comenzi: scrie cel mult ${stock}.`] });
    const at = now();
    await insertDiscard(tx, { lotId, pieces, at });
    await moveStock(tx, lot, {
      quantity: -pieces,
      stock,
      reference: `Lot ${lot.code}: ${reason}`,
      actor,
      at,
    });
  });
}

/**
 * Returns discarded pieces to their lot. Has no effect if they were already restored. Throws 404 for an unknown
 * discard, and 422 if lot tracking of the product is off.
 */
export async function restorePieces(
  { db, now }: Context,
  { lotId, discardId, actor }: { lotId: number; discardId: number; actor: Actor },
): Promise<void> {
  await transaction(db, async (tx) => {
    const { lot, stock } = await lockLot(tx, lotId);
    const discard = (await listDiscards(tx, lotId)).find(({ id }) => id === discardId);
    if (!discard) throw notFound();
    if (discard.isRestored) return;
    if (!(await isTrackedByLots(tx, lot.productId)))
      throw invalid({ discardID: ["Produsul nu mai are evidență pe loturi: activeaz-o din pagina Stoc."] });
    const at = now();
    const { pieces } = discard;
    await moveStock(tx, lot, { quantity: pieces, stock, reference: `Lot ${lot.code}: anulare`, actor, at });
    await insertRestored(tx, { lotId, pieces, discardId, at });
  });
}

async function lockLot(tx: Tx, lotId: number): Promise<{ lot: ListedLot; stock: number }> {
  const found = await findListedLot(tx, lotId);
  const product = found && (await lockProduct(tx, found.productId));
  // The lot may have changed before the product was locked.
  const lot = product && (await findListedLot(tx, lotId));
  if (!product || !lot) throw notFound();
  return { lot, stock: product.stock };
}

async function moveStock(
  tx: Tx,
  { productId }: ListedLot,
  {
    quantity,
    stock,
    ...posting
  }: { quantity: number; stock: number; reference: string; actor: Actor; at: Date },
): Promise<void> {
  await moveStocks(tx, [{ productId, quantity }], { ...posting, reason: "correction" });
  const change = { productId, before: stock, after: stock + quantity };
  await recordChanges(tx, [stockChange({ ...posting, reason: "correction" }, change)]);
  await refreshProductRead(tx, [productId], posting.at);
}
