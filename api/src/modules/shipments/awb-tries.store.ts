/** The SQL of waybills that couriers were asked for and that do not stand. */
import type { Db } from "../../db/database.ts";

/** refused: the courier said no. unsure: nobody knows whether it made one. */
export interface AwbTry {
  orderId: number;
  state: "refused" | "unsure";
  /** What staff reads. */
  why: string;
  at: Date;
}

/** The last try for an order that has no waybill since. */
export async function findTry(db: Db, orderId: number): Promise<Pick<AwbTry, "state" | "why"> | undefined> {
  const row = await db
    .selectFrom("awb_try")
    .select(["state", "why"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  // The column's check keeps it to the states of the type.
  return row && { ...row, state: row.state as AwbTry["state"] };
}

/** Writes down how a try stands, in place of an earlier one. */
export async function writeTry(db: Db, { orderId: order_id, ...row }: AwbTry): Promise<void> {
  await db
    .insertInto("awb_try")
    .values({ order_id, ...row })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet(row))
    .execute();
}

/** A waybill stands: earlier tries are no matter any more. */
export async function forgetTry(db: Db, orderId: number): Promise<void> {
  await db.deleteFrom("awb_try").where("order_id", "=", orderId).execute();
}
