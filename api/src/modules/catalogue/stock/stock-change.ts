import { type Actor, type NewChange, tag } from "../../platform/changes/index.ts";
import { type MovementReason, movementSentence } from "./stock.rules.ts";

/**
 * Returns the audit log entry of a stock movement. If the movement belongs to a record such as a receipt, only
 * undoing that record undoes it.
 */
export function stockChange(
  movement: { actor: Actor; reason: MovementReason; note?: string; reference: string },
  { productId, before, after }: { productId: number; before: number; after: number },
): NewChange {
  const { actor, reason, note = "", reference } = movement;
  return {
    actor,
    subject: { kind: "stock", id: productId },
    sentence: movementSentence({ reason, note, reference }, { before, after }),
    before: { productID: productId, stock: before },
    after: { productID: productId, stock: after },
    touched: [tag.product(productId)],
  };
}
