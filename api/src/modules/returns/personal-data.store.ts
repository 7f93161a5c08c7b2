/** What a person gave back, told and freed of its customer. */
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Tx } from "../../db/database.ts";

/** With what goes back. */
export async function storedReturns(tx: Tx, customerId: number) {
  return tx
    .selectFrom("return_request as r")
    .innerJoin("return_reason as why", "why.id", "r.reason_id")
    .selectAll("r")
    .select((eb) => [
      "why.name as reason",
      jsonArrayFrom(
        eb
          .selectFrom("return_goods as l")
          .select(["l.name", "l.quantity"])
          .whereRef("l.return_id", "=", "r.id")
          .orderBy("l.position"),
      ).as("lines"),
    ])
    .where("r.customer_id", "=", customerId)
    .orderBy("r.id")
    .execute();
}

/** Returns stay with the refunds that were paid for them, without their customer. */
export async function eraseReturner(tx: Tx, customerId: number): Promise<void> {
  await tx
    .updateTable("return_request")
    .set({ customer_id: null })
    .where("customer_id", "=", customerId)
    .execute();
}

/** Returns of one customer become another's. */
export async function moveReturns(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await tx.updateTable("return_request").set({ customer_id: into }).where("customer_id", "=", from).execute();
}
