/** What a person likes, told and erased. */
import type { Tx } from "../../db/database.ts";

export async function storedFavourites(tx: Tx, customerId: number) {
  return tx
    .selectFrom("favourite as f")
    .innerJoin("product_facts as p", "p.id", "f.product_id")
    .select(["f.product_id", "p.name", "f.added_at"])
    .where("f.customer_id", "=", customerId)
    .execute();
}

export async function eraseFavourites(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom("favourite").where("customer_id", "=", customerId).execute();
}
