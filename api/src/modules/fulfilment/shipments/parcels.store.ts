/** SQL that changes an order's parcels. Callers must have locked the order. */
import type { Tx } from "../../../db/database.ts";
import type { Pieces } from "../../selling/orders/index.ts";
import type { NewShipment } from "./shipments.store.ts";

export interface NewParcel extends NewShipment {
  part: number;
  cashBani: number;
  pieces: readonly Pieces[];
}

export async function insertParcel(tx: Tx, { pieces, ...parcel }: NewParcel): Promise<number> {
  const { id } = await tx
    .insertInto("shipment")
    .values({
      order_id: parcel.orderId,
      part: parcel.part,
      courier: parcel.courier,
      awb: parcel.awb,
      tracking_url: parcel.trackingUrl,
      cost_bani: parcel.costBani,
      cash_bani: parcel.cashBani,
      created_at: parcel.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertPieces(tx, id, pieces);
  return id;
}

async function insertPieces(tx: Tx, shipmentId: number, pieces: readonly Pieces[]): Promise<void> {
  if (pieces.length === 0) return;
  await tx
    .insertInto("shipment_piece")
    .values(
      pieces.map(({ productId, quantity }) => ({
        shipment_id: shipmentId,
        product_id: productId,
        quantity,
      })),
    )
    .execute();
}

/** Turns the final parcel into a partial shipment, so that the order can get a new final parcel. */
export async function moveAhead(
  tx: Tx,
  id: number,
  { part, cashBani, pieces, leftAt }: Pick<NewParcel, "part" | "cashBani" | "pieces"> & { leftAt: Date },
): Promise<void> {
  await tx
    .updateTable("shipment")
    .set({ part, cash_bani: cashBani, left_at: leftAt })
    .where("id", "=", id)
    .execute();
  await insertPieces(tx, id, pieces);
}

export async function writeLeft(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.updateTable("shipment").set({ left_at: at }).where("id", "=", id).execute();
}

export async function writeEnded(
  tx: Tx,
  id: number,
  { endedAs, at }: { endedAs: "delivered" | "returned"; at: Date },
): Promise<void> {
  await tx.updateTable("shipment").set({ ended_as: endedAs, ended_at: at }).where("id", "=", id).execute();
}

export async function deleteParcel(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("shipment").where("id", "=", id).execute();
}
