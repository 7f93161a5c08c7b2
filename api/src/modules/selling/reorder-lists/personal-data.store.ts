import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";

export async function storedReorderLists(tx: Tx, customerId: number) {
  return tx
    .selectFrom("reorder_list as l")
    .leftJoin("reorder_list_line as i", "i.list_id", "l.id")
    .leftJoin("product_facts as p", "p.id", "i.product_id")
    .select(["l.name", "l.changed_at", "p.name as product", "i.quantity"])
    .where("l.customer_id", "=", customerId)
    .orderBy("l.id")
    .orderBy("i.position")
    .execute();
}

export async function eraseReorderLists(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom("reorder_list").where("customer_id", "=", customerId).execute();
}

/** Moves the lists to another customer. Adds a number to names that this customer already uses. */
export async function moveReorderLists(
  tx: Tx,
  { from, into }: { from: number; into: number },
): Promise<void> {
  await sql`
    update reorder_list l set customer_id = ${into}, name = case when exists (
        select from reorder_list o where o.customer_id = ${into} and lower(o.name) = lower(l.name)
      ) then left(l.name, 60) || ' (' || l.id || ')' else l.name end
    where l.customer_id = ${from}`.execute(tx);
}
