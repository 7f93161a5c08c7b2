import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";

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

/** Moves the favourites of one customer to another, without duplicates. */
export async function moveFavourites(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await sql`
    insert into favourite (customer_id, product_id, added_at)
    select ${into}, product_id, added_at from favourite where customer_id = ${from}
    on conflict do nothing`.execute(tx);
  await eraseFavourites(tx, from);
}
