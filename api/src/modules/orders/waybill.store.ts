import type { Db } from "../../db/database.ts";

/** True for an order that a parcel's waybill stands for. */
export async function hasWaybill(db: Db, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom("order_waybill")
    .select("awb")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row !== undefined;
}
