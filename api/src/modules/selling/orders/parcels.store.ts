import { type RawBuilder, sql } from "kysely";
import { anyOf, type Db, executeNamed } from "../../../db/database.ts";
import type { Parcel } from "./parcels.rules.ts";

/** Returns the parcels of orders, oldest first, each order's own parcel last. */
export async function loadParcels(
  db: Db,
  orderIds: readonly number[],
): Promise<(Parcel & { orderId: number })[]> {
  const rows = await executeNamed(
    db,
    "order-parcels",
    db
      .selectFrom("order_parcel")
      .select(["id", "order_id as orderId", "part", "courier", "awb", "tracking_url as trackingUrl"])
      .select(["cost_bani as costBani", "status", "status_at as statusAt", "cash_bani as cashBani"])
      .select(["left_at as leftAt", "ended_as as endedAs"])
      .where("order_id", "=", anyOf(orderIds))
      .orderBy("order_id")
      .orderBy((eb) => eb("part", "=", 0))
      .orderBy("part"),
  );
  const ahead = rows.filter(({ part }) => part > 0).map(({ id }) => id);
  const pieces = ahead.length === 0 ? [] : await loadPieces(db, ahead);
  return rows.map((row) => ({
    ...row,
    // A check constraint allows only these values.
    endedAs: row.endedAs as Parcel["endedAs"],
    pieces: pieces
      .filter(({ shipmentId }) => shipmentId === row.id)
      .map(({ productId, quantity }) => ({ productId, quantity })),
  }));
}

/** Returns why the courier created no waybill for an order; undefined if it was not asked, or created one. */
export async function findAwbProblem(
  db: Db,
  orderId: number,
): Promise<{ why: string; isUnsure: boolean } | undefined> {
  return db
    .selectFrom("awb_problem")
    .select(["why", "is_unsure as isUnsure"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}

/** Returns the rule `isPartlySent` as a condition on `orders`. */
export function partlySent(): RawBuilder<boolean> {
  return sql`(orders.status in ('confirmed', 'preparing') and exists (
    select from order_parcel p where p.order_id = orders.id and p.part > 0 and p.left_at is not null
      and p.ended_as is distinct from 'returned'))`;
}

function loadPieces(db: Db, shipmentIds: readonly number[]) {
  return db
    .selectFrom("parcel_piece")
    .select(["shipment_id as shipmentId", "product_id as productId", "quantity"])
    .where("shipment_id", "=", anyOf(shipmentIds))
    .orderBy("product_id")
    .execute();
}
