import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";

export type RelatedBundles = { productId: number } | { categoryId: number } | { brandId: number };

/** Returns the ids of one page of published bundles, with the total count. */
export async function listBundleIds(
  db: Db,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await sql<{ id: number }>`
    select id from bundle where is_published order by sort_order, id`.execute(db);
  return {
    ids: rows.slice((page - 1) * perPage, page * perPage).map((row) => row.id),
    total: rows.length,
  };
}

/** Returns the ids of the first `limit` published bundles that contain a matching product, in display order. */
export async function findBundleIds(db: Db, related: RelatedBundles, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from bundle b
    where b.is_published and exists (
      select from bundle_product bp ${holds(related)} and bp.bundle_id = b.id
    )
    order by b.sort_order, b.id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

function holds(related: RelatedBundles) {
  if ("productId" in related) return sql`where bp.product_id = ${related.productId}`;
  const read = sql`join product_read r on r.product_id = bp.product_id`;
  return "categoryId" in related
    ? sql`${read} where r.category_ids @> ${[related.categoryId]}::integer[]`
    : sql`${read} where r.brand_id = ${related.brandId}`;
}
