import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";

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

/**
 * Moves a customer's alerts to another customer. Deletes open ones for products for which the other customer has an
 * open alert.
 */
export async function moveAlerts(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await sql`
    update stock_alert a set customer_id = ${into} where customer_id = ${from} and not exists (
      select from stock_alert b
      where b.customer_id = ${into} and b.product_id = a.product_id and b.sent_at is null and a.sent_at is null
    )`.execute(tx);
  await eraseAlerts(tx, from);
}
