import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { Promotion } from "./promotion-writes.rules.ts";

export type Targets = Pick<Promotion, "productIds" | "categoryIds" | "brandIds" | "excludedIds">;

/** Returns the ids of all products that a promotion with these targets would include, in ascending order. */
export async function findMembers(
  db: Db,
  { productIds, categoryIds, brandIds, excludedIds }: Targets,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive tree as (
      select id from category_facts where id = ${anyOf(categoryIds)}
      union select c.id from tree t join category_facts c on c.parent_id = t.id
    )
    select named.id from (
      select unnest(${[...productIds]}::integer[]) as id
      union select p.id from tree t join product_facts p on p.category_id = t.id
      union select p.id from product_facts p where p.brand_id = ${anyOf(brandIds)}
    ) named where named.id <> all(${[...excludedIds]}::integer[]) order by named.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the ids of the products that a stored promotion includes. */
export async function loadMembers(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from promotion_product_facts where promotion_id = ${id}`.execute(db);
  return rows.map((row) => row.id);
}

/** Returns the given categories and brands that do not exist. */
export async function findUnknownTargets(
  db: Db,
  { categoryIds, brandIds }: Pick<Targets, "categoryIds" | "brandIds">,
): Promise<{ categories: number[]; brands: number[] }> {
  const { rows } = await sql<{ categories: number[]; brands: number[] }>`
    select array(select id from unnest(${[...categoryIds]}::integer[]) sought (id)
        where not exists (select from category_facts c where c.id = sought.id)) as categories,
      array(select id from unnest(${[...brandIds]}::integer[]) sought (id)
        where not exists (select from brand_facts b where b.id = sought.id)) as brands`.execute(db);
  return rows[0] ?? { categories: [], brands: [] };
}

/** Returns the targets of stored promotions, keyed by promotion id, with ids in ascending order. */
export async function loadTargets(db: Db, ids: readonly number[]): Promise<Map<number, Targets>> {
  const { rows } = await sql<Targets & { id: number }>`
    select pr.id,
      array(select product_id from promotion_product x where x.promotion_id = pr.id order by 1) as "productIds",
      array(select category_id from promotion_category x where x.promotion_id = pr.id order by 1) as "categoryIds",
      array(select brand_id from promotion_brand x where x.promotion_id = pr.id order by 1) as "brandIds",
      array(select product_id from promotion_excluded x where x.promotion_id = pr.id order by 1) as "excludedIds"
    from promotion pr where pr.id = ${anyOf(ids)}`.execute(db);
  return new Map(rows.map(({ id, ...targets }) => [id, targets]));
}

/** Replaces the targets of a stored promotion. */
export async function putTargets(
  tx: Tx,
  id: number,
  { productIds, categoryIds, brandIds, excludedIds }: Targets,
): Promise<void> {
  await tx.deleteFrom("promotion_product").where("promotion_id", "=", id).execute();
  await tx.deleteFrom("promotion_category").where("promotion_id", "=", id).execute();
  await tx.deleteFrom("promotion_brand").where("promotion_id", "=", id).execute();
  await tx.deleteFrom("promotion_excluded").where("promotion_id", "=", id).execute();
  await sql`
    with products as (
      insert into promotion_product (promotion_id, product_id) select ${id}, unnest(${[...productIds]}::integer[])
    ), categories as (
      insert into promotion_category (promotion_id, category_id) select ${id}, unnest(${[...categoryIds]}::integer[])
    ), brands as (
      insert into promotion_brand (promotion_id, brand_id) select ${id}, unnest(${[...brandIds]}::integer[])
    )
    insert into promotion_excluded (promotion_id, product_id)
    select ${id}, unnest(${[...excludedIds]}::integer[])`.execute(tx);
}
