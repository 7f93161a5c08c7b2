/** The invoices of a person's orders; they stay, as accounting law wants them. */
import type { Tx } from "../../db/database.ts";

/** "CUR 1042" */
export async function storedInvoices(tx: Tx, customerId: number): Promise<string[]> {
  const invoices = await tx
    .selectFrom("invoice as i")
    .innerJoin("order_facts as o", "o.order_id", "i.order_id")
    .select(["i.series", "i.number"])
    .where("o.customer_id", "=", customerId)
    .orderBy("i.id")
    .execute();
  return invoices.map(({ series, number }) => `${series} ${number}`);
}
