/** Posts the pieces that left with parcels, or came back with them, to the ledger. */
import type { Tx } from "../../../db/database.ts";
import { loadLineStates, postPieces, ship } from "../ledger/index.ts";
import { loadLines } from "./order-lines.store.ts";
import type { Order } from "./orders.store.ts";
import { piecesAway } from "./parcels.rules.ts";
import { loadParcels } from "./parcels.store.ts";

/**
 * Brings the ledger to where the order and its parcels are; once they agree nothing is posted. `shipmentId` is the parcel
 * that moved. The caller holds the order.
 */
export async function settleAway(
  tx: Tx,
  { id, status }: Pick<Order, "id" | "status">,
  { at, shipmentId }: { at: Date; shipmentId?: number | undefined },
): Promise<void> {
  const lines = await loadLines(tx, [id]);
  const parcels = await loadParcels(tx, [id]);
  const states = await loadLineStates(tx, id);
  const goods = lines.flatMap(({ id: lineId, productId, quantity }) =>
    productId === null ? [] : [{ lineId, productId, quantity, away: states.get(lineId)?.away ?? 0 }],
  );
  await postPieces(tx, ship(goods, { away: piecesAway(status, { lines, parcels }), shipmentId }), at);
}
