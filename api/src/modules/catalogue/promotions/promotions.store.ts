import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import {
  promotedPrice,
  isRunning,
  loadCurrentPrices,
  lockProducts,
  runningPromotions,
  type CurrentPrice,
} from "../catalog/index.ts";

export interface UnappliedProduct extends CurrentPrice {
  isRepriced: boolean;
}

/** Returns products that a promotion may affect at `now`. This runs every minute, so each part uses an index. */
export async function findTouched(
  db: Db,
  { now, after, limit }: { now: Date; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select product_id as id from promotion_member
      where promotion_id = any(array(select pr.id from promotion pr where ${isRunning(now)}))
      union select id from product_facts where is_repriced
      union select product_id from product_read where promotion_ids <> '{}'
    ) touched
    where id > ${after} order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the products whose price or list entry does not reflect the promotions running at `now`. */
export async function findUnapplied(db: Db, ids: number[], now: Date): Promise<UnappliedProduct[]> {
  const prices = await loadCurrentPrices(db, ids, now);
  const behind = await findBehind(db, ids, now);
  return prices
    .map((price) => ({
      ...price,
      isRepriced: price.askedBani !== promotedPrice(price.listBani, price),
    }))
    .filter(({ id, isRepriced }) => isRepriced || behind.has(id));
}

async function findBehind(db: Db, ids: number[], now: Date): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from product_facts p
    join product_read r on r.product_id = p.id
    left join lateral (${runningPromotions(now)}) running on true
    where p.id = any(${ids})
      and (r.promotion_ids <> coalesce(running.ids, '{}') or r.promo is distinct from running.label)`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Locks the given products by ascending id. Returns those that do not yet reflect the running promotions. */
export async function lockUnapplied(tx: Tx, ids: number[], now: Date): Promise<UnappliedProduct[]> {
  await lockProducts(tx, ids);
  return findUnapplied(tx, ids, now);
}
