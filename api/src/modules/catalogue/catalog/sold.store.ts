/** Counts of sold pieces, including sales before the store migration. */
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { lockProducts } from "./catalog.store.ts";
import { refreshProductRead } from "./read-model.ts";

/** Adds sold pieces (negative for returns) and refreshes the read rows of the products. */
export async function addSold(
  tx: Tx,
  sold: readonly { productId: number; pieces: number }[],
  at: Date,
): Promise<void> {
  if (sold.length === 0) return;
  const ids = sold.map(({ productId }) => productId);
  const pieces = sold.map((product) => product.pieces);
  await lockProducts(tx, ids);
  await sql`
    update product p set sold = greatest(0, p.sold + s.pieces)
    from unnest((select ${ids}::integer[]), (select ${pieces}::integer[])) as s (id, pieces)
    where p.id = s.id`.execute(tx);
  await refreshProductRead(tx, ids, at);
}
