/** What moves the pieces of an order: another version of it, and parcels that leave or come back. */
import type { Tx } from "../../../db/database.ts";
import { loadLineStates, type Movement, postEvent, postPieces, ship } from "../ledger/index.ts";
import { loadEveryLine, writeLines } from "./order-lines.store.ts";
import type { LineChange } from "./order-lines.rules.ts";
import { writeOrder } from "./order-moves.store.ts";
import type { Order } from "./orders.store.ts";
import { piecesAway } from "./parcels.rules.ts";
import { loadParcels } from "./parcels.store.ts";

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
  await settleAway(tx, before, { at });
  await postEvent(tx, { orderId, at }, { event: "amended", changeBani: after.totalBani - before.totalBani });
}

/**
 * Brings the ledger to where the order and its parcels are; once they agree nothing is posted. `shipmentId` is the parcel
 * that moved. The caller holds the order.
 */
export async function settleAway(
  tx: Tx,
  { id, status }: Pick<Order, "id" | "status">,
  { at, shipmentId }: { at: Date; shipmentId?: number | undefined },
): Promise<void> {
  // A line that went may be the one that pieces were counted on.
  const lines = await loadEveryLine(tx, id);
  const parcels = await loadParcels(tx, [id]);
  const states = await loadLineStates(tx, id);
  const goods = lines.flatMap(({ id: lineId, productId, quantity }) =>
    productId === null ? [] : [{ lineId, productId, quantity, away: states.get(lineId)?.away ?? 0 }],
  );
  await postPieces(tx, ship(goods, { away: piecesAway(status, { lines, parcels }), shipmentId }), at);
}
