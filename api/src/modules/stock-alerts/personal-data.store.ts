/** What a person waits for, told and erased. */
import type { Tx } from "../../db/database.ts";

export async function storedAlerts(tx: Tx, customerId: number) {
  return tx
    .selectFrom("stock_alert as a")
    .innerJoin("product_facts as p", "p.id", "a.product_id")
    .selectAll("a")
    .select("p.name as product")
    .where("a.customer_id", "=", customerId)
    .execute();
}

export async function eraseAlerts(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom("stock_alert").where("customer_id", "=", customerId).execute();
}
