/** The SQL of waybills that couriers were asked for and that do not stand. */
import type { Db } from "../../../db/database.ts";

/** asking: the courier was asked at that moment. refused: it said no. unsure: nobody knows whether it made one. */
export interface AwbTry {
  orderId: number;
  state: "asking" | "refused" | "unsure";
  /** What staff reads. */
  why: string;
  at: Date;
}

/** The last try for an order that has no waybill since. */
export async function findTry(db: Db, orderId: number): Promise<Omit<AwbTry, "orderId"> | undefined> {
  const row = await db
    .selectFrom("awb_try")
    .select(["state", "why", "at"])
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

/** Says what came of a question to the courier, unless somebody has asked anew since. */
export async function closeTry(
  db: Db,
  { orderId, at }: Pick<AwbTry, "orderId" | "at">,
  came: Pick<AwbTry, "state" | "why">,
): Promise<void> {
  await db.updateTable("awb_try").set(came).where("order_id", "=", orderId).where("at", "=", at).execute();
}

/** A waybill stands: earlier tries, or that of a moment alone, are no matter any more. */
export async function forgetTry(db: Db, orderId: number, at?: Date): Promise<void> {
  await db
    .deleteFrom("awb_try")
    .where("order_id", "=", orderId)
    .$if(at !== undefined, (query) => query.where("at", "=", at ?? new Date(0)))
    .execute();
}
