import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import {
  promotedPrice,
  isRunning,
  loadCurrentPrices,
  lockProducts,
  type CurrentPrice,
} from "../catalog/index.ts";

export interface UnappliedProduct extends CurrentPrice {
  isRepriced: boolean;
}

/** Returns the products that a promotion may affect at `now`. This runs every minute, so each part uses an index. */
export async function findTouched(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select product_id as id from promotion_member
      where promotion_id = any(array(select pr.id from promotion pr where ${isRunning(now)}))
      union select id from product_facts where is_repriced
      union select product_id from product_read where promotion_ids <> '{}'
    ) touched order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the products whose price or list entry does not reflect the promotions running at `now`. */
export async function findUnapplied(db: Db, ids: number[], now: Date): Promise<UnappliedProduct[]> {
  const [prices, listed] = await Promise.all([loadCurrentPrices(db, ids, now), loadListed(db, ids)]);
  return prices
    .map((price) => ({
      ...price,
      isRepriced: price.askedBani !== promotedPrice(price.listBani, price),
    }))
    .filter((price) => {
      const row = listed.get(price.id);
      return (
        price.isRepriced || (row && (row.promo !== price.promotion || !isSame(row.ids, price.promotionIds)))
      );
    });
}

async function loadListed(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { ids: number[]; promo: string | null }>> {
  const { rows } = await sql<{ id: number; ids: number[]; promo: string | null }>`
    select product_id as id, promotion_ids as ids, promo from product_read
    where product_id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

/** Locks the given products by ascending id. Returns those that do not yet reflect the running promotions. */
export async function lockUnapplied(tx: Tx, ids: number[], now: Date): Promise<UnappliedProduct[]> {
  await lockProducts(tx, ids);
  return findUnapplied(tx, ids, now);
}
