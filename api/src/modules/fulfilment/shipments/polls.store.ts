import type { Courier } from "@curat/contract/deliveries.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

interface Poll {
  courier: Courier;
  awb: string;
  at: Date;
  nextAt: Date;
  failures: number;
}

/** Stores when a parcel is polled next. */
export async function writePoll(db: Db, { courier, awb, at, nextAt, failures }: Poll): Promise<void> {
  const row = { polled_at: at, next_at: nextAt, failures };
  await db
    .insertInto("parcel_poll")
    .values({ courier, awb, ...row })
    .onConflict((conflict) => conflict.columns(["courier", "awb"]).doUpdateSet(row))
    .execute();
}

/** Deletes polling data of parcels that are no longer polled. */
export async function deleteOldPolls(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("parcel_poll").where("next_at", "<", before).execute();
}

/** Returns the time up to which a courier's changes were read; undefined before the first read. */
export async function findSync(db: Db, courier: Courier): Promise<Date | undefined> {
  const row = await db
    .selectFrom("courier_sync")
    .select("synced_to")
    .where("courier", "=", courier)
    .executeTakeFirst();
  return row?.synced_to;
}

/** Stores the time up to which a courier's changes were read, and makes the changed parcels due. */
export async function writeSync(
  tx: Tx,
  courier: Courier,
  { to, changed }: { to: Date; changed: readonly string[] },
): Promise<void> {
  await tx
    .updateTable("parcel_poll")
    .set({ next_at: to })
    .where("courier", "=", courier)
    .where("awb", "=", sql<string>`any(${changed}::text[])`)
    .where("next_at", ">", to)
    .execute();
  await tx
    .insertInto("courier_sync")
    .values({ courier, synced_to: to })
    .onConflict((conflict) => conflict.column("courier").doUpdateSet({ synced_to: to }))
    .execute();
}
