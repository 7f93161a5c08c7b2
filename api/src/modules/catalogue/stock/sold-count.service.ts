/** The number of sold pieces is used to sort lists by popularity. */
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { addSold } from "../catalog/index.ts";
import { findUnsettled, saveLastCounted, lockCounted, sumNextSold } from "./sold-count.store.ts";

/** Number of movements per transaction. Orders of these products wait until it ends. */
const AT_ONCE = 2_000;
/**
 * Minimum age of a counted movement. It exceeds the duration of any transaction, so no movement with a lower id can
 * still be committed.
 */
const SETTLED_MS = 60 * 60_000;

/** Adds the pieces sold since the last run to the products' sales counts and subtracts returned ones. */
export async function countSoldPieces(
  { db, now }: Pick<ApiContext, "db" | "now">,
  atOnce = AT_ONCE,
): Promise<void> {
  const at = now();
  // Settled movements stay settled, so this id is valid for all steps.
  const before = await findUnsettled(db, new Date(at.getTime() - SETTLED_MS));
  const countNext = (): Promise<boolean> =>
    transaction(db, async (tx) => {
      const after = await lockCounted(tx);
      const { last, sold } = await sumNextSold(tx, { after, before, limit: atOnce });
      if (last === null) return false;
      await addSold(tx, sold, at);
      await saveLastCounted(tx, last);
      return true;
    });
  while (await countNext());
}
