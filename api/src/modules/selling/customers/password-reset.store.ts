/** The database's clock decides whether a token has expired, because servers' clocks may differ. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export async function insertReset(
  db: Db,
  reset: { tokenHash: Buffer; customerId: number; now: Date; minutes: number },
): Promise<void> {
  await db
    .insertInto("password_reset")
    .values({
      token_hash: reset.tokenHash,
      customer_id: reset.customerId,
      created_at: reset.now,
      expires_at: sql<Date>`now() + ${reset.minutes} * interval '1 minute'`,
    })
    .execute();
}

/** Returns the customer of a valid, unused token. */
export async function findReset(
  db: Db,
  tokenHash: Buffer,
): Promise<{ customerId: number; email: string } | undefined> {
  return db
    .selectFrom("password_reset")
    .innerJoin("customer", "customer.id", "password_reset.customer_id")
    .select(["customer.id as customerId", "email"])
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .where("erased_at", "is", null)
    .where("locked_at", "is", null)
    .executeTakeFirst();
}

/** Consumes a token. Returns false if it was already used. */
export async function useReset(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable("password_reset")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .returning("token_hash")
    .executeTakeFirst();
  return used !== undefined;
}

export async function useResetsOf(tx: Tx, customerId: number, now: Date): Promise<void> {
  await tx
    .updateTable("password_reset")
    .set({ used_at: now })
    .where("customer_id", "=", customerId)
    .where("used_at", "is", null)
    .execute();
}

export async function deleteResetsOf(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom("password_reset").where("customer_id", "=", customerId).execute();
}

export async function deleteOldResets(db: Db): Promise<void> {
  await db
    .deleteFrom("password_reset")
    .where("expires_at", "<=", sql<Date>`now()`)
    .execute();
}
