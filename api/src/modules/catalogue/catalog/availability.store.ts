import type { Db } from "../../../db/database.ts";

/** Returns whether a product's minimum quantity is in stock; undefined if no such product is published. */
export async function findAvailability(db: Db, productId: number): Promise<boolean | undefined> {
  const row = await db
    .selectFrom("product")
    .select((eb) => eb("stock", ">=", eb.ref("min_quantity")).as("isAvailable"))
    .where("id", "=", productId)
    .where("is_published", "=", true)
    .executeTakeFirst();
  // Kysely infers a wider type than boolean for comparisons.
  return row && Boolean(row.isAvailable);
}
