import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export interface SoldPieces {
  productId: number;
  /** Negative if more pieces were returned than sold. */
  pieces: number;
}

/** Returns the id of the last counted movement and locks it against concurrent counting. */
export async function lockCounted(tx: Tx): Promise<string> {
  const { rows } = await sql<{ last: string }>`
    select last_movement_id::text as last from sold_count for update`.execute(tx);
  return rows[0]?.last ?? "0";
}

/**
 * Returns the id of the first movement newer than `young`, or the largest possible id. Counting stops there, because
 * an open transaction may still commit a movement with a lower id.
 */
export async function findUnsettled(db: Db, young: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(min(m.id), 9223372036854775807)::text as id from stock_movement m
    where m.id > (select last_movement_id from sold_count) and m.at > ${young}`.execute(db);
  return rows[0]?.id ?? "0";
}

/**
 * Returns sold minus returned pieces by product, from up to `limit` movements between `after` and `before`, exclusive.
 */
export async function sumNextSold(
  tx: Tx,
  { after, before, limit }: { after: string; before: string; limit: number },
): Promise<{ last: string | null; sold: SoldPieces[] }> {
  const { rows } = await sql<{ last: string | null; sold: SoldPieces[] | null }>`
    with next as (
      select id, product_id, quantity, reason from stock_movement
      where id > ${after}::bigint and id < ${before}::bigint
      order by id limit ${limit}
    ), sums as (
      select product_id, -sum(quantity)::integer as pieces from next
      where reason in ('order', 'cancellation', 'return') group by product_id having sum(quantity) <> 0
    )
    select (select max(id)::text from next) as last,
      (select json_agg(json_build_object('productId', product_id, 'pieces', pieces) order by product_id) from sums) as sold`.execute(
    tx,
  );
  return { last: rows[0]?.last ?? null, sold: rows[0]?.sold ?? [] };
}

export async function saveLastCounted(tx: Tx, last: string): Promise<void> {
  await sql`update sold_count set last_movement_id = ${last}::bigint`.execute(tx);
}
