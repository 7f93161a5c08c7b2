/** What stands on an order's next invoice of the buyer's own numbers, as the shop's people set it. */
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import { type Actor, recordChange, refuseStale } from "../../../platform/changes/index.ts";
import { lockOrder } from "../order-moves.store.ts";
import { loadReferences, type OrderReferences, writeReferences } from "../references.store.ts";
import type { StaffResult } from "./staff-order-answer.ts";

/** Sets them on the version of the order that was seen; throws StaleVersion on another. An issued invoice stays as it is. */
export async function setReferences(
  { db }: Pick<ApiContext, "db">,
  orderId: number,
  asked: { references: OrderReferences; seen: number | undefined; actor: Actor },
): Promise<StaffResult> {
  const { references, seen, actor } = asked;
  return transaction(db, async (tx): Promise<StaffResult> => {
    const { number } = await lockOrder(tx, orderId);
    const subject = { kind: "order" as const, id: orderId };
    const before = await loadReferences(tx, orderId);
    await refuseStale(tx, subject, { seen, standing: async () => before });
    await writeReferences(tx, orderId, references);
    await recordChange(tx, {
      actor,
      subject,
      sentence: `Comanda ${number}: referințele de pe factură s-au schimbat.`,
      before: { ...before },
      after: { ...references },
      touched: [],
    });
    return { ok: true };
  });
}
