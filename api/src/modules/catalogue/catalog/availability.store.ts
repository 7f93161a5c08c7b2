import type { Db } from "../../../db/database.ts";

/** Whether at least the least order of a product is in stock; undefined for an unknown or unpublished one. */
export async function findAvailability(db: Db, productId: number): Promise<boolean | undefined> {
  const row = await db
    .selectFrom("product")
    .select((eb) => eb("stock", ">=", eb.ref("min_quantity")).as("isAvailable"))
    .where("id", "=", productId)
    .where("is_published", "=", true)
    .executeTakeFirst();
  // The database's boolean; the query builder types a comparison wider.
  return row && Boolean(row.isAvailable);
}
