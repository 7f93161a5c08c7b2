import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";

/** Returns shelves, keyed by product id. Products without a shelf are omitted. */
export async function loadShelves(db: Db, productIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ productId: number; shelf: string }>`
    select product_id as "productId", shelf from product_shelf where product_id = ${anyOf(productIds)}`.execute(
    db,
  );
  return new Map(rows.map(({ productId, shelf }) => [productId, shelf]));
}

/** Sets the shelf of a product; an empty text removes it. */
export async function writeShelf(tx: Tx, productId: number, shelf: string): Promise<void> {
  if (shelf === "") await sql`delete from product_shelf where product_id = ${productId}`.execute(tx);
  else
    await sql`
      insert into product_shelf (product_id, shelf) values (${productId}, ${shelf})
      on conflict (product_id) do update set shelf = excluded.shelf`.execute(tx);
}
