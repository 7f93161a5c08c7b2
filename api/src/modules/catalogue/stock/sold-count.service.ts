/** Products that sell stand first where a list is ordered by what is popular: what the ledger sold is added up every night. */
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { addSold } from "../catalog/index.ts";
import { findUnsettled, keepCounted, lockCounted, sumNextSold } from "./sold-count.store.ts";

/** Movements counted at once: orders wait for the products among them. */
const AT_ONCE = 2_000;
/** No transaction lasts as long as that, so no movement of a lower number appears later. */
const SETTLED_MS = 60 * 60_000;

/** Adds what was sold since the last time, and takes off what came back. */
export async function countSoldPieces(
  { db, now }: Pick<ApiContext, "db" | "now">,
  atOnce = AT_ONCE,
): Promise<void> {
  const at = now();
  // Once for all steps: what is settled stays so.
  const before = await findUnsettled(db, new Date(at.getTime() - SETTLED_MS));
  const countNext = (): Promise<boolean> =>
    transaction(db, async (tx) => {
      const after = await lockCounted(tx);
      const { last, sold } = await sumNextSold(tx, { after, before, most: atOnce });
      if (last === null) return false;
      await addSold(tx, sold, at);
      await keepCounted(tx, last);
      return true;
    });
  while (await countNext());
}
