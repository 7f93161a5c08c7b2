import { type NotNull, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { vatOn } from "../../../db/vat-on.ts";
import type { NamedValue } from "./catalog.rules.ts";
import type { NetUnit, unitPriceText } from "./unit-price.rules.ts";
import { bucketSharesOf, type Dilution } from "./dose.rules.ts";
import { ZONE_VALUES } from "./zones.ts";

export interface CategoryStep {
  id: number;
  parent_id: number | null;
  name: string;
  slug: string;
}
export interface CategoryRow extends CategoryStep {
  icon: string | null;
  picture: string | null;
  product_count: number;
}

/** Returns all categories in menu order. Cache the result: the query counts every product of the catalogue. */
export async function loadCategories(db: Db): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    with counts as (
      select category_id, count(*)::int as product_count
      from product_read, unnest(category_ids) as category_id group by category_id
    )
    select c.id, c.parent_id, c.name, c.slug, c.icon, c.picture, coalesce(counts.product_count, 0) as product_count
    from category c left join counts on counts.category_id = c.id
    order by c.sort_order, c.name`.execute(db);
  return rows;
}

export async function loadCategoryFamily(db: Db, id: number): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.parent_id, c.name, c.slug, c.icon, c.picture, counted.product_count
    from category c cross join lateral (
      select count(*)::int as product_count from product_read where category_ids @> array[c.id]
    ) counted
    where c.id = ${id} or c.parent_id = ${id}
    order by c.sort_order, c.name`.execute(db);
  return rows;
}

export async function findCategoryPath(db: Db, id: number): Promise<CategoryStep[]> {
  const { rows } = await sql<CategoryStep>`
    with recursive way as (
      select id, parent_id, name, slug, 1 as height from category where id = ${id}
      union all
      select c.id, c.parent_id, c.name, c.slug, way.height + 1
      from category c join way on c.id = way.parent_id
    )
    select id, parent_id, name, slug from way order by height desc`.execute(db);
  return rows;
}

export async function findCategoryTexts(db: Db, id: number) {
  return db
    .selectFrom("category")
    .select(["description", "baseline", "must_have_model", "banners"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Returns a published product with its brand and the current VAT. */
export async function findProductRow(db: Db, idOrSlug: { id: number } | { slug: string }, now: Date) {
  const query = db
    .selectFrom("product as p")
    .innerJoin("brand as b", "b.id", "p.brand_id")
    .innerJoin("product_read as r", "r.product_id", "p.id")
    .innerJoin(vatOn(now).as<"v">(sql`v`), "v.code", "p.vat_code")
    .selectAll("p")
    .select([
      "b.name as brand",
      "b.slug as brand_slug",
      "b.logo as brand_logo",
      "b.manufacturer_name",
      "b.manufacturer_address",
      "b.manufacturer_email",
      "b.manufacturer_country",
      "b.responsible as brand_responsible",
      "r.old_price_bani",
      "r.save_percent",
      "r.stock_id",
      "r.unit_price",
      "r.value_ids",
      "r.is_buyable",
      "r.stars",
      "r.max_quantity as orderable_quantity",
      "v.percent as vat_percent",
    ])
    // The check constraint product_complete requires these columns for published products.
    .$narrowType<{ brand_id: NotNull; category_id: NotNull; weight_grams: NotNull }>();
  return "id" in idOrSlug
    ? query.where("p.id", "=", idOrSlug.id).executeTakeFirst()
    : query.where("p.slug", "=", idOrSlug.slug).executeTakeFirst();
}
export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProductRow>>>;

export async function loadPictures(db: Db, productId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("product_picture")
    .select("url")
    .where("product_id", "=", productId)
    .orderBy("position")
    .execute();
  return rows.map((row) => row.url);
}

export async function loadParameterValues(db: Db, productId: number): Promise<NamedValue[]> {
  return db
    .selectFrom("product_parameter_value as ppv")
    .innerJoin("parameter_value as pv", "pv.id", "ppv.value_id")
    .innerJoin("parameter as p", "p.id", "pv.parameter_id")
    .select(["p.name", "pv.name as value"])
    .where("ppv.product_id", "=", productId)
    .orderBy("p.sort_order")
    .orderBy("pv.sort_order")
    .execute();
}

export interface VariantRow {
  id: number;
  url: string;
  values: Record<string, string>;
  is_buyable: boolean;
}

export interface PricedVariant extends VariantRow {
  price_bani: number;
  min_quantity: number;
  net_amount: number | null;
  net_unit: string | null;
  sale_unit: string;
  dilution: Dilution | null;
}

export async function loadVariants(db: Db, masterId: number): Promise<VariantRow[]> {
  return (await loadFamilies(db, [masterId])).get(masterId) ?? [];
}

export async function loadPricedVariants(db: Db, masterId: number): Promise<PricedVariant[]> {
  return db
    .selectFrom("product as p")
    .innerJoin("product_read as r", "r.product_id", "p.id")
    .select([
      "p.id",
      "r.url",
      "p.variant_values as values",
      "r.is_buyable",
      "p.price_bani",
      "p.min_quantity",
      "p.net_amount",
      "p.net_unit",
      "p.sale_unit",
      "p.dilution",
    ])
    .where("p.master_id", "=", masterId)
    .orderBy("p.id")
    .execute();
}

/** Returns the read rows for product cards, in the order of the ids. */
export async function loadCards(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("product_read as r")
    .innerJoin("product as p", "p.id", "r.product_id")
    .selectAll("r")
    .select("p.safety")
    .where("r.product_id", "in", ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.product_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
export type CardRow = Awaited<ReturnType<typeof loadCards>>[number];

/** Returns the listed variants of these families, keyed by master id and sorted by id. */
export async function loadFamilies(db: Db, familyIds: readonly number[]): Promise<Map<number, VariantRow[]>> {
  if (familyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("product_read")
    .select(["product_id as id", "family_id", "url", "variant_values as values", "is_buyable"])
    .where("family_id", "=", anyOf(familyIds))
    .orderBy("product_id")
    .execute();
  return Map.groupBy(rows, ({ family_id }) => family_id);
}

/** Returns current VAT percentages, keyed by product id. Products with 0 % VAT are omitted. */
export async function loadVat(db: Db, ids: readonly number[], now: Date): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; percent: number }>`
    select p.id, v.percent from product p
    join ${vatOn(now)} v on v.code = p.vat_code and v.percent > 0
    where p.id = ${anyOf(ids)}`.execute(db);
  return new Map(rows.map(({ id, percent }) => [id, percent]));
}

export type NetRow = Parameters<typeof unitPriceText>[1] & {
  /** Lowest and highest fraction of a piece needed for a bucket (8 l). */
  bucketShares: [from: number, to: number] | undefined;
};

/** Returns net quantities and doses, keyed by product id. */
export async function loadNets(db: Db, ids: readonly number[]): Promise<Map<number, NetRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("product")
    .select(["id", "net_amount", "net_unit", "sale_unit", "dilution"])
    .where("id", "=", anyOf(ids))
    .execute();
  // A check constraint allows only these units.
  return new Map(
    rows.map((row) => [
      row.id,
      {
        amount: row.net_amount,
        unit: row.net_unit as NetUnit | null,
        saleUnit: row.sale_unit,
        bucketShares: bucketSharesOf(row),
      },
    ]),
  );
}

interface Similar {
  by: "category" | "brand";
  limit: number;
  without?: number[];
}

/**
 * Returns a product's recommended products in order: the buyable ones (`ids`) and all of them (`namedIds`).
 */
export async function findRecommended(
  db: Db,
  productId: number,
): Promise<{ ids: number[]; namedIds: number[] }> {
  const { rows } = await sql<{ ids: number[]; namedIds: number[] }>`
    select p.related_ids as "namedIds", array(
      select r.product_id from unnest(p.related_ids) with ordinality as named (id, place)
      join product_read r on r.product_id = named.id and r.is_buyable order by place
    ) as ids
    from product p where p.id = ${productId}`.execute(db);
  return rows[0] ?? { ids: [], namedIds: [] };
}

/**
 * Returns buyable products similar to this one, one per family. With `by: "brand"`, they have the same brand or
 * colour zone, but another category.
 */
export async function findSimilarIds(
  db: Db,
  productId: number,
  { by, limit, without = [] }: Similar,
): Promise<number[]> {
  const isSameCategory = sql`r.category_ids[1] = me.category_ids[1]`;
  const near =
    by === "category"
      ? sql`r.category_ids && me.category_ids[1:1]`
      : sql`(r.brand_id = me.brand_id or r.value_ids && zone.ids) and not ${isSameCategory}`;
  const isFirst = by === "category" ? isSameCategory : sql`r.brand_id = me.brand_id`;
  const { rows } = await sql<{ product_id: number }>`
    with near as (
      select r.product_id, p.master_id, r.recommended, ${isFirst} as is_first,
        greatest(r.price_bani, me.price_bani, 1)::real / greatest(least(r.price_bani, me.price_bani), 1) as distance
      from product_read me
      cross join lateral (
        select array(select id from unnest(me.value_ids) id where id = ${anyOf(ZONE_VALUES)}) as ids
      ) zone
      join product mine on mine.id = me.product_id
      join product_read r on r.is_buyable and ${near}
      join product p on p.id = r.product_id and p.master_id <> mine.master_id
      where me.product_id = ${productId} and p.master_id <> all (array(
        select master_id from product where id = ${anyOf(without)}
      ))
    ), first_of_each as (
      select distinct on (master_id) product_id, is_first,
        max(recommended) over (partition by master_id, is_first) as recommended
      from near order by master_id, is_first desc, distance, product_id
    )
    select product_id from first_of_each order by is_first desc, recommended desc, product_id limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => row.product_id);
}

/** Returns each category's path, keyed by category id: the id itself, then its ancestors, nearest first. */
export async function loadCategoryAncestors(db: Db): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; path: number[] }>`
    /* category-ancestors */ with recursive up (id, at, path) as (
      select id, parent_id, array[id] from category
      union all
      select up.id, category.parent_id, up.path || category.id from up join category on category.id = up.at
    )
    select id, path from up where at is null`.execute(db);
  return new Map(rows.map(({ id, path }) => [id, path]));
}

/**
 * Locks products by ascending id until the transaction ends (architecture: Data). Returns their master ids.
 */
export async function lockProducts(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ master_id: number }>`
    /* products-locked */ select master_id from product where id = ${anyOf(ids)}
    order by id for no key update`.execute(tx);
  return rows.map((row) => row.master_id);
}
