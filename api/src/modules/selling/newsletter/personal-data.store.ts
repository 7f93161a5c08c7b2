import type { Db, Tx } from "../../../db/database.ts";

export async function storedSubscriptions(tx: Tx, email: string) {
  return tx
    .selectFrom("newsletter_subscription")
    .select(["email", "created_at", "confirmed_at", "former_confirmed_at", "left_at"])
    .where("email", "=", email)
    .orderBy("id")
    .execute();
}

export async function eraseSubscriptions(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("newsletter_subscription").where("email", "=", email).execute();
}

/** Deletes subscriptions that ended before `before`. Until then they are proof of consent. */
export async function deleteLeftSubscriptions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("newsletter_subscription").where("left_at", "<", before).execute();
}
