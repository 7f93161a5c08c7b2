/** A person's logins, told and erased. */
import type { Tx } from "../../../db/database.ts";
import { tag, touch } from "../changes/index.ts";

/** Where a customer is logged in; hashes are no data about the person. */
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
