import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";

const SHOWN = 1_000;

export async function favouritesAmong(
  db: Db,
  customerId: number,
  productIds: number[],
): Promise<Set<number>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("favourite")
    .select("product_id")
    .where("customer_id", "=", customerId)
    .where(sql<boolean>`product_id = any(${productIds}::integer[])`)
    .execute();
  return new Set(rows.map((row) => row.product_id));
}

export async function loadFavouriteIds(db: Db, customerId: number, limit = SHOWN): Promise<number[]> {
  const rows = await db
    .selectFrom("favourite")
    .select("product_id")
    .where("customer_id", "=", customerId)
    .orderBy("added_at", "desc")
    .orderBy("product_id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => row.product_id);
}

export async function addFavourite(db: Db, customerId: number, productId: number, now: Date): Promise<void> {
  await db
    .insertInto("favourite")
    .values({ customer_id: customerId, product_id: productId, added_at: now })
    .onConflict((on) => on.doNothing())
    .execute();
}

export async function removeFavourite(db: Db, customerId: number, productId: number): Promise<boolean> {
  const removed = await db
    .deleteFrom("favourite")
    .where("customer_id", "=", customerId)
    .where("product_id", "=", productId)
    .returning("product_id")
    .executeTakeFirst();
  return removed !== undefined;
}
