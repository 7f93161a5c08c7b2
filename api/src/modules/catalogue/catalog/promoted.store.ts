import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/database.ts";

export function isRunning(now: Date): RawBuilder<boolean> {
  return sql`pr.is_published and pr.starts_at <= ${now} and pr.ends_at > ${now}`;
}

/** Price of `product p` in `promotion pr`, for comparison only. `promotedPrice` determines the exact price. */
const promotedBani = sql`
  case when pr.price_bani is null then p.list_price_bani * (100 - coalesce(pr.percent, 0)) / 100
    else least(pr.price_bani, p.list_price_bani) end`;

/** A product's running promotions `pr`, combined. */
const RUNNING = sql`array_agg(pr.id order by pr.id) as ids, max(pr.percent) as percent, min(pr.price_bani) as "fixedBani",
  (array_agg(pr.label order by ${promotedBani}, pr.sort_order, pr.id))[1] as label`;

/**
 * Returns a lateral join on `product p` with its running promotions. The largest reduction provides the label; ties
 * are decided by display order.
 */
export function runningPromotions(now: Date): RawBuilder<unknown> {
  return sql`
    select ${RUNNING}
    from promotion_facts pr join promotion_product_facts pp on pp.promotion_id = pr.id
    where pp.product_id = p.id and ${isRunning(now)}`;
}

/**
 * Returns the running promotions of many products, one row per product that has any. Faster than `runningPromotions`
 * for tens of thousands of products.
 */
export function runningPromotionsOf(ids: readonly number[], now: Date): RawBuilder<unknown> {
  return sql`
    select pp.product_id, ${RUNNING}
    from promotion_product_facts pp
    join promotion_facts pr on pr.id = pp.promotion_id
    join product p on p.id = pp.product_id
    where pp.product_id = any(${[...ids]}::integer[]) and ${isOfRunning(now)}
    group by pp.product_id`;
}

/** Returns the ids of all products in running promotions. */
export function productsInPromotion(now: Date): RawBuilder<unknown> {
  return sql`select pp.product_id from promotion_product_facts pp where ${isOfRunning(now)}`;
}

/** An array of ids limits the view `promotion_product_facts pp` before it computes members; a join would not. */
function isOfRunning(now: Date): RawBuilder<boolean> {
  return sql`pp.promotion_id = any(array(select pr.id from promotion_facts pr where ${isRunning(now)}))`;
}

/**
 * Returns a lateral join on `product p`: the period of the promotion whose label the product shows, if it
 * reduces the price.
 */
export function reducingPromotion(now: Date): RawBuilder<unknown> {
  return sql`
    select pr.starts_at, pr.ends_at
    from promotion_product_facts pp join promotion_facts pr on pr.id = pp.promotion_id
    where pp.product_id = p.id and ${isRunning(now)} and ${promotedBani} < p.list_price_bani
    order by ${promotedBani}, pr.sort_order, pr.id limit 1`;
}

export interface ProductPromotion {
  id: number;
  label: string;
  picture: string | null;
  ends_at: Date;
}

/** Returns the running promotion whose label the product shows. */
export async function findProductPromotion(
  db: Db,
  productId: number,
  now: Date,
): Promise<ProductPromotion | undefined> {
  const { rows } = await sql<ProductPromotion>`
    select pr.id, pr.label, pr.picture, pr.ends_at
    from promotion_product_facts pp join promotion_facts pr on pr.id = pp.promotion_id
      join product p on p.id = pp.product_id
    where pp.product_id = ${productId} and ${isRunning(now)}
    order by ${promotedBani}, pr.sort_order, pr.id limit 1`.execute(db);
  return rows[0];
}
