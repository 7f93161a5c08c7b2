import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";

export async function storedCustomerCodes(tx: Tx, customerId: number) {
  return tx
    .selectFrom("customer_code as c")
    .innerJoin("product_facts as p", "p.id", "c.product_id")
    .select(["c.code", "p.name", "c.used_at"])
    .where("c.customer_id", "=", customerId)
    .orderBy("c.code")
    .execute();
}

export async function eraseCustomerCodes(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom("customer_code").where("customer_id", "=", customerId).execute();
}

/** Moves one customer's codes to another. The other customer's existing codes stay unchanged. */
export async function moveCustomerCodes(
  tx: Tx,
  { from, into }: { from: number; into: number },
): Promise<void> {
  await sql`
    insert into customer_code (customer_id, code_key, code, product_id, used_at)
    select ${into}, code_key, code, product_id, used_at from customer_code where customer_id = ${from}
    on conflict do nothing`.execute(tx);
  await eraseCustomerCodes(tx, from);
}
