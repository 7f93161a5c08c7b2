/** What staff does to the stock of a product: a delivery, a return, a correction. */
import type { ApiContext } from "../../context.ts";
import { transaction } from "../../db/database.ts";
import { refreshProductRead } from "../catalog/index.ts";
import { type AskedMovement, judgeMovement } from "./stock.rules.ts";
import { insertMovement, lockStock, type StockActor } from "./stock.store.ts";

export interface StaffMovement extends AskedMovement {
  reference: string;
  note: string;
}
export type Moved =
  | { ok: true; stock: number; quantity: number }
  | { ok: false; error: "unknown" }
  /** With what stands. */
  | { ok: false; error: "changed"; stock: number }
  | { ok: false; error: "refused"; field: string; message: string };

/**
 * Moves the stock of one product, under its lock: of two at once the second sees what the first left. What was counted
 * and stands already moves nothing and leaves no row.
 */
export async function moveByStaff(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { productId, actor, asked }: { productId: number; actor: StockActor; asked: StaffMovement },
): Promise<Moved> {
  const at = now();
  return transaction(db, async (tx): Promise<Moved> => {
    const stock = await lockStock(tx, productId);
    if (stock === undefined) return { ok: false, error: "unknown" };
    const judged = judgeMovement(asked, stock);
    if (!judged.ok) return judged.error === "changed" ? { ...judged, stock } : judged;
    const { quantity } = judged;
    if (quantity === 0) return { ok: true, stock, quantity };
    const { reason, reference, note } = asked;
    const after = await insertMovement(tx, { productId, quantity, reason, actor, reference, note, at });
    await refreshProductRead(tx, [productId], at);
    return { ok: true, stock: after, quantity };
  });
}
