import type { Tx } from "../../../db/database.ts";
import { tag, touch } from "../changes/index.ts";

/** Returns a customer's sessions without token hashes, which are not personal data. */
export async function storedSessions(tx: Tx, customerId: number) {
  return tx
    .selectFrom("customer_session")
    .select(["device", "created_at", "used_at", "expires_at"])
    .where("customer_id", "=", customerId)
    .orderBy("created_at")
    .execute();
}

export async function eraseSessions(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom("customer_session").where("customer_id", "=", customerId).execute();
  await touch(tx, [tag.customer(customerId)]);
}
