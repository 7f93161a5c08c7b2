import { sql } from "kysely";
import type { Hazards } from "@curat/contract/hazards.values";
import type { Db } from "../../../db/database.ts";
import { reducingPromotion } from "../../catalogue/catalog/index.ts";

const PRODUCTS_PER_PAGE = 1_000;

export interface FeedRow {
  id: number;
  master_id: number;
  has_variants: boolean;
  code: string;
  barcode: string | null;
  name: string;
  subtitle: string;
  description: string;
  url: string;
  pictures: string[];
  brand: string;
  category: string;
  is_buyable: boolean;
  price_bani: number;
  old_price_bani: number | null;
  promotion_starts_at: Date | null;
  promotion_ends_at: Date | null;
  net_amount: number | null;
  net_unit: string | null;
  weight_grams: number;
  safety: (Hazards & { biocideAuthorisation?: string | null }) | null;
}

export async function loadFeedRows(db: Db, after: number, now: Date): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    with recursive page as (
      select r.product_id from product_read r where r.product_id > ${after}
      order by r.product_id limit ${PRODUCTS_PER_PAGE}
    ), path as (
      select id, name from category_facts where parent_id is null
      union all
      select c.id, path.name || ' > ' || c.name from category_facts c join path on path.id = c.parent_id
    )
    select p.safety, p.id, p.master_id, p.code, p.barcode, p.name, p.subtitle, p.description, r.url, r.brand,
      exists (select from product_facts v where v.master_id = p.master_id and v.id <> p.id) as has_variants,
      coalesce((select json_agg(url order by position) from product_picture_facts where product_id = p.id), '[]') as pictures,
      path.name as category, r.is_buyable, r.price_bani, r.old_price_bani,
      m.starts_at as promotion_starts_at, m.ends_at as promotion_ends_at,
      p.net_amount::float8 as net_amount, p.net_unit, p.weight_grams
    from page join product_read r using (product_id)
      join product_facts p on p.id = r.product_id
      join path on path.id = p.category_id
      left join lateral (${reducingPromotion(now)}) m on true
    order by p.id`.execute(db);
  return rows;
}

/** Returns when a promotion next changes prices after `after`; undefined if none is planned. */
export async function findNextPromotion(db: Db, after: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from promotion_facts pr cross join lateral (values (pr.starts_at), (pr.ends_at)) change (at)
    where pr.is_published and at > ${after}`.execute(db);
  return rows[0]?.at ?? undefined;
}

/** Returns products by id, for lists of omitted products. */
export async function loadNames(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { id: number; code: string; name: string }>> {
  const { rows } = await sql<{ id: number; code: string; name: string }>`
    select id, code, name from product_facts where id = any(${ids})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
