/** The one way in which an order gets other lines and another total: its row, its lines with their pieces, its account. */
import type { Tx } from "../../../db/database.ts";
import { type Movement, postEvent } from "../ledger/index.ts";
import { writeOrder } from "./amending/amending.store.ts";
import type { LineChange } from "./line-changes.rules.ts";
import { writeLines } from "./order-lines.store.ts";
import type { Order } from "./orders.store.ts";
import { settleAway } from "./pieces-away.ts";

/** Writes an order that its caller has locked as `after`, with what its lines become (`lineChanges`, `piecesOfChanges`). */
export async function rewriteOrder(
  tx: Tx,
  {
    before,
    after,
    changes,
    pieces,
    at,
  }: {
    before: Order;
    after: Order;
    changes: readonly LineChange[];
    pieces: readonly Movement[];
    at: Date;
  },
): Promise<void> {
  const { id: orderId } = before;
  await writeOrder(tx, after);
  await writeLines(tx, orderId, { changes, pieces, at });
  // Pieces that left ahead may have been counted on a line that went.
  await settleAway(tx, before, { at });
  await postEvent(tx, { orderId, at }, { event: "amended", changeBani: after.totalBani - before.totalBani });
}
