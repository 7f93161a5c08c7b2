import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { refreshProductRead } from "../catalog/index.ts";
import { type Actor, recordChange, tag, versionOf } from "../../platform/changes/index.ts";
import { type RequestedMovement, judgeMovement, movementSentence } from "./stock.rules.ts";
import { loadShelves, writeShelf } from "./shelves.store.ts";
import { insertMovement, lockStock } from "./stock.store.ts";

export interface StaffMovement extends RequestedMovement {
  reference: string;
  note: string;
}
export type Moved =
  | { ok: true; stock: number; quantity: number; version: number }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "changed"; stock: number }
  | { ok: false; error: "refused"; field: string; message: string };

/**
 * Changes a product's stock under its lock. Orders do not increment the product's version, so the expected stock is
 * compared instead.
 */
export async function moveByStaff(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { productId, actor, movement }: { productId: number; actor: Actor; movement: StaffMovement },
): Promise<Moved> {
  const at = now();
  return transaction(db, async (tx): Promise<Moved> => {
    const stock = await lockStock(tx, productId);
    if (stock === undefined) return { ok: false, error: "unknown" };
    const judged = judgeMovement(movement, stock);
    if (!judged.ok) return judged.error === "changed" ? { ...judged, stock } : judged;
    const { quantity } = judged;
    if (quantity === 0) {
      const version = await versionOf(tx, { kind: "stock", id: productId });
      return { ok: true, stock, quantity, version };
    }
    const { reason, reference, note } = movement;
    const after = await insertMovement(tx, { productId, quantity, reason, actor, reference, note, at });
    await refreshProductRead(tx, [productId], at);
    const { version } = await recordChange(tx, {
      actor,
      subject: { kind: "stock", id: productId },
      sentence: movementSentence(movement, { before: stock, after }),
      before: { productID: productId, stock },
      after: { productID: productId, stock: after },
      inverse: { reason: "correction", quantity: -quantity },
      touched: [tag.product(productId)],
    });
    return { ok: true, stock: after, quantity, version };
  });
}

/**
 * Sets the shelf of a product if it is still `expected`. Otherwise returns the current shelf; undefined for an
 * unknown product.
 */
export async function setShelf(
  { db }: Pick<ApiContext, "db">,
  { productId, actor, shelf, expected }: { productId: number; actor: Actor; shelf: string; expected: string },
): Promise<{ ok: true } | { ok: false; shelf: string } | undefined> {
  return transaction(db, async (tx) => {
    if ((await lockStock(tx, productId)) === undefined) return undefined;
    const before = (await loadShelves(tx, [productId])).get(productId) ?? "";
    if (before === shelf) return { ok: true };
    if (before !== expected) return { ok: false, shelf: before };
    await writeShelf(tx, productId, shelf);
    await recordChange(tx, {
      actor,
      subject: { kind: "stock", id: productId },
      sentence: shelf === "" ? `Raftul ${before} a fost șters.` : `Raftul este acum ${shelf}.`,
      before: { productID: productId, shelf: before },
      after: { productID: productId, shelf },
      touched: [],
    });
    return { ok: true };
  });
}
