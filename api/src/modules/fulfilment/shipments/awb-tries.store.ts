import type { Db } from "../../../db/database.ts";

/** "asking": the request is running or was interrupted. "unsure": the courier may have created a waybill. */
export interface AwbTry {
  orderId: number;
  courier: string | null;
  state: "asking" | "refused" | "unsure";
  why: string;
  at: Date;
}

/** Returns the latest attempt to get a waybill; undefined if there is none. */
export async function findTry(
  db: Db,
  orderId: number,
): Promise<Omit<AwbTry, "orderId" | "courier"> | undefined> {
  const row = await db
    .selectFrom("awb_attempt")
    .select(["state", "why", "at"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  // The column's check constraint allows only these states.
  return row && { ...row, state: row.state as AwbTry["state"] };
}

export async function writeTry(db: Db, { orderId: order_id, ...row }: AwbTry): Promise<void> {
  await db
    .insertInto("awb_attempt")
    .values({ order_id, ...row })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet(row))
    .execute();
}

/** Stores the outcome of an attempt unless there is a newer attempt. */
export async function closeTry(
  db: Db,
  { orderId, at }: Pick<AwbTry, "orderId" | "at">,
  came: Pick<AwbTry, "state" | "why">,
): Promise<void> {
  await db
    .updateTable("awb_attempt")
    .set(came)
    .where("order_id", "=", orderId)
    .where("at", "=", at)
    .execute();
}

/** Deletes the attempts of an order that now has a waybill, or only the attempt made at `at`. */
export async function forgetTry(db: Db, orderId: number, at?: Date): Promise<void> {
  await db
    .deleteFrom("awb_attempt")
    .where("order_id", "=", orderId)
    .$if(at !== undefined, (query) => query.where("at", "=", at ?? new Date(0)))
    .execute();
}
