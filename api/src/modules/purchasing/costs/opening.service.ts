import type { ApiContext } from "../../../context.ts";
import { formatOfficeLei } from "../../../text/money.ts";
import { transaction } from "../../../db/database.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type Actor, type NewChange, recordChange } from "../../platform/changes/index.ts";
import { loadKnown, lockGoods, openCosts } from "./costs.store.ts";

export const TRACKED = "Costul acestui produs este deja cunoscut și se schimbă prin recepții.";

/** Starts tracking a product's cost at `unitBani` a piece. Throws 422 if the cost is already tracked. */
export async function openCost(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { productId, unitBani, actor }: { productId: number; unitBani: number; actor: Actor },
): Promise<void> {
  const at = now();
  await transaction(db, async (tx) => {
    await lockGoods(tx, [productId]);
    const known = (await loadKnown(tx, [productId])).get(productId);
    if (!known) throw notFound();
    if (known.cost) throw invalid({ unit_cost: [TRACKED] });
    const { atHand } = known;
    await openCosts(tx, [{ productId, atHand, unitBani }], { actor, reference: "", at });
    await recordChange(tx, openedCost({ productId, atHand, unitBani }, actor));
  });
}

/**
 * Returns the audit log entry for the start of a product's cost tracking. `atHand` is the number of pieces in the
 * warehouse.
 */
export function openedCost(
  { productId, atHand, unitBani }: { productId: number; atHand: number; unitBani: number },
  actor: Actor,
): NewChange {
  return {
    actor,
    subject: { kind: "cost", id: productId },
    sentence: `Cost inițial: ${formatOfficeLei(unitBani)} pe bucată, pentru ${atHand} buc.`,
    before: null,
    after: { productID: productId, unitBani, pieces: atHand },
    touched: [],
  };
}
