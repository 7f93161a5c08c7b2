import type { Db } from "../../../db/database.ts";

/** Returns whether a product's minimum quantity is in stock; undefined if it is unknown or unpublished. */
export async function findAvailability(db: Db, productId: number): Promise<boolean | undefined> {
  const row = await db
    .selectFrom("product")
    .select((eb) => eb("stock", ">=", eb.ref("min_quantity")).as("isAvailable"))
    .where("id", "=", productId)
    .where("is_published", "=", true)
    .executeTakeFirst();
  // The database returns a boolean; the query builder infers a wider type for comparisons.
  return row && Boolean(row.isAvailable);
}
