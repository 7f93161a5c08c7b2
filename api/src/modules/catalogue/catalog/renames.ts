/** Read rows contain the names of brands, categories and values, so that searches find products by these names. */
import { sql } from "kysely";
import { insertInBatches } from "../../../db/batches.ts";
import type { Tx } from "../../../db/database.ts";
import { lockProducts } from "./catalog.store.ts";
import { refreshProductRead } from "./read-model.ts";

type Named = "brand" | "category" | "parameter_value";
type Names = Record<Named, Map<number, string>>;

/**
 * Returns the names that read rows contain. A category's name includes its parent's id, so a moved category counts as
 * renamed.
 */
export async function loadNames(tx: Tx): Promise<Names> {
  const { rows } = await sql<{ kind: Named; id: number; name: string }>`
    select 'brand' as kind, id, name from brand
    union all select 'category', id, concat(parent_id, '/', name) from category
    union all select 'parameter_value', id, name from parameter_value`.execute(tx);
  const names: Names = { brand: new Map(), category: new Map(), parameter_value: new Map() };
  for (const { kind, id, name } of rows) names[kind].set(id, name);
  return names;
}

/** Returns products whose read rows contain a name that changed since `before`. */
export async function findProductsOfRenamed(tx: Tx, before: Names): Promise<number[]> {
  const after = await loadNames(tx);
  const changed = (kind: Named): number[] =>
    [...before[kind]].filter(([id, name]) => after[kind].get(id) !== name).map(([id]) => id);
  const { rows } = await sql<{ product_id: number }>`
    select product_id from product_read
    where brand_id = any(${changed("brand")}) or category_ids && ${changed("category")}::integer[]
      or value_ids && ${changed("parameter_value")}::integer[]
    order by product_id`.execute(tx);
  return rows.map((row) => row.product_id);
}

/** Runs `write`, then refreshes read rows with changed names. */
export async function renaming(tx: Tx, now: Date, write: () => Promise<void>): Promise<void> {
  const names = await loadNames(tx);
  await write();
  await refreshAll(tx, await findProductsOfRenamed(tx, names), now);
}

/** Locks the products, then refreshes their read rows in batches. */
export async function refreshAll(tx: Tx, ids: number[], now: Date): Promise<void> {
  await lockProducts(tx, ids);
  await insertInBatches(ids, (batch) => refreshProductRead(tx, batch, now));
}
