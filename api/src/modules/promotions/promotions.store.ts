/** SQL that brings running promotions into prices. */
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { isRunning, lockProducts, runningPromotions } from "../catalog/index.ts";

export interface UnappliedProduct {
  id: number;
  /** What it has to cost at `now`, in bani. */
  bani: number;
  /** False where only the promotions' names on lists are behind. */
  isRepriced: boolean;
}

/**
 * Ids, ascending, of products that a promotion at `now` may concern: those of the running ones, and those that still show
 * one. Asked every minute, so each part is read from an index of its own.
 */
export async function findTouched(
  db: Db,
  { now, after, limit }: { now: Date; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select pp.product_id as id
      from promotion pr join promotion_product pp on pp.promotion_id = pr.id where ${isRunning(now)}
      union select id from product where price_bani <> list_price_bani
      union select product_id from product_read where promotion_ids <> '{}'
    ) touched
    where id > ${after} order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Those of the products, by ascending id, whose price or lists do not show what runs at `now`. A price is rounded down to
 * whole bani: what is announced as 15 per cent off is never less.
 */
export async function findUnapplied(db: Db, ids: number[], now: Date): Promise<UnappliedProduct[]> {
  const { rows } = await sql<UnappliedProduct>`
    select p.id, wanted.bani, p.price_bani <> wanted.bani as "isRepriced"
    from product p
    left join lateral (${runningPromotions(now)}) running on true
    left join product_read r on r.product_id = p.id
    cross join lateral (
      select greatest(1, floor(p.list_price_bani * (100 - coalesce(running.percent, 0)) / 100))::integer as bani
    ) wanted
    where p.id = any(${ids}) and (p.price_bani <> wanted.bani or (r.product_id is not null
      and (r.promotion_ids <> coalesce(running.ids, '{}') or r.promo is distinct from running.label)))
    order by p.id`.execute(db);
  return rows;
}

/** The same, with all of the products locked by ascending id until the transaction ends. */
export async function lockUnapplied(tx: Tx, ids: number[], now: Date): Promise<UnappliedProduct[]> {
  await lockProducts(tx, ids);
  return findUnapplied(tx, ids, now);
}

/** Asks these prices from `now` on, with their rows in the history: a promotion's, or the list price again. (law: 30-day price) */
export async function changePrices(tx: Tx, prices: { id: number; bani: number }[], now: Date): Promise<void> {
  if (prices.length === 0) return;
  const ids = prices.map(({ id }) => id);
  // A price that was asked for no time at all leaves no row.
  await sql`delete from price_history where product_id = any(${ids}) and valid_to is null and valid_from >= ${now}`.execute(
    tx,
  );
  await sql`update price_history set valid_to = ${now} where product_id = any(${ids}) and valid_to is null`.execute(
    tx,
  );
  await sql`
    with changed as (
      update product p set price_bani = n.bani, updated_at = ${now}
      from unnest(${ids}::integer[], ${prices.map(({ bani }) => bani)}::integer[]) as n (id, bani)
      where p.id = n.id
      returning p.id, p.price_bani, p.list_price_bani
    )
    insert into price_history (product_id, price_bani, valid_from, source)
    select id, price_bani, ${now}::timestamptz, case when price_bani = list_price_bani then 'list' else 'promotion' end
    from changed`.execute(tx);
}
