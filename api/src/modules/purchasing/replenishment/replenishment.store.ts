import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { Paging } from "../../../db/page.ts";
import { hasWord, wordsOf } from "../../catalogue/catalog/index.ts";
import { type Levels, SALES_DAYS } from "./replenishment.rules.ts";

/** Adds rows for products that have none and copies the current stock. `day` is today in Romania. */
export async function copyStock(db: Db, day: string): Promise<void> {
  await sql`
    insert into product_supply (product_id, stock, stocked_on)
    select p.id, p.stock, ${day}::date from product_facts p
    where not exists (select from product_supply s where s.product_id = p.id)
    on conflict do nothing`.execute(db);
  await sql`
    update product_supply s set stock = p.stock,
      stocked_on = case when s.stock <= 0 then ${day}::date else s.stocked_on end
    from product_facts p where p.id = s.product_id and p.stock <> s.stock`.execute(db);
}

/**
 * Adds rows for products that have sales but no row, in stock since their first sale. Must run before
 * `copyStock`.
 */
export async function addSoldProducts(db: Db, day: string): Promise<void> {
  await sql`
    insert into product_supply (product_id, stock, stocked_on)
    select p.id, p.stock, least(${day}::date, g.first_on) from product_facts p
    join (select product_id, min(at at time zone 'Europe/Bucharest')::date as first_on from sold_goods group by product_id) g
      on g.product_id = p.id
    where not exists (select from product_supply s where s.product_id = p.id)
    on conflict do nothing`.execute(db);
}

/** Stores the pieces sold in the 90 days up to `day`, and the day of each product's last sale. */
export async function countSales(db: Db, day: string): Promise<void> {
  await sql`
    update product_supply s set sold_90 = n.sold, last_sold_on = n.last_on
    from (
      select s.product_id, coalesce(g.sold, 0)::integer as sold, greatest(s.last_sold_on, g.last_on) as last_on
      from product_supply s left join (
        select product_id,
          greatest(0, sum(pieces) filter (where at >= (${day}::date - ${SALES_DAYS}::integer) at time zone 'Europe/Bucharest')) as sold,
          max(at at time zone 'Europe/Bucharest') filter (where pieces > 0)::date as last_on
        from sold_goods group by product_id
      ) g on g.product_id = s.product_id
    ) n where n.product_id = s.product_id and (s.sold_90, s.last_sold_on) is distinct from (n.sold, n.last_on)`.execute(
    db,
  );
}

export interface Sold extends Levels {
  productId: number;
  sold: number;
  /** Lead time of the preferred supplier; null without a supplier. */
  leadDays: number | null;
}

export async function loadSold(db: Db, after: number, limit: number): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    select s.product_id as "productId", s.sold_90 as sold, s.proposed_minimum as minimum, s.proposed_target as target,
      o.lead_days as "leadDays"
    from product_supply s left join lateral (
      select o.lead_days from active_offer o where o.product_id = s.product_id order by o.is_preferred desc, o.id limit 1
    ) o on true
    where s.product_id > ${after} and (s.sold_90 > 0 or s.proposed_minimum > 0 or s.proposed_target > 0)
    order by s.product_id limit ${limit}`.execute(db);
  return rows;
}

export async function writeProposals(
  db: Db,
  proposals: readonly (Levels & { productId: number })[],
): Promise<void> {
  await sql`
    update product_supply s set proposed_minimum = t.minimum, proposed_target = t.target
    from unnest(${proposals.map(({ productId }) => productId)}::integer[], ${proposals.map(({ minimum }) => minimum)}::integer[],
      ${proposals.map(({ target }) => target)}::integer[]) as t (product_id, minimum, target)
    where s.product_id = t.product_id`.execute(db);
}

export interface Short extends Levels {
  productId: number;
  code: string;
  product: string;
  stock: number;
  coming: number;
  isProposed: boolean;
  sold: number;
  supplierId: number | null;
  supplier: string | null;
  currency: "RON" | "EUR" | null;
  pack: number | null;
  /** Net price of a pack, in bani or cents of the currency. */
  priceBani: number | null;
}

/** Maximum number of products to order. */
const MAX_PRODUCTS = 5_000;

export interface LowStock {
  products: number;
  belowMinimum: number;
  withoutMinimum: number;
}

/** Counts the published products with limited or no stock. */
export async function countLowStock(db: Db): Promise<LowStock> {
  const { rows } = await sql<LowStock>`
    with coming as materialized (
      select product_id, sum(pieces)::integer as pieces from coming_goods group by product_id
    )
    select count(*)::integer as products,
      count(*) filter (where l.minimum > p.stock + coalesce(c.pieces, 0))::integer as "belowMinimum",
      count(*) filter (where l.minimum = 0)::integer as "withoutMinimum"
    from scarce_product r
    join product_facts p on p.id = r.product_id and p.is_published
    left join product_supply s on s.product_id = r.product_id
    cross join lateral (select coalesce(s.minimum, s.proposed_minimum, 0) as minimum) l
    left join coming c on c.product_id = r.product_id`.execute(db);
  return rows[0] ?? { products: 0, belowMinimum: 0, withoutMinimum: 0 };
}

// The planner uses the index on the copied stock only in a separate query, hence `offset 0`.
const BELOW_MINIMUM = sql`select product_id, minimum, proposed_minimum, target, proposed_target, sold_90
  from product_supply where coalesce(minimum, proposed_minimum) > stock offset 0`;
const LOW_WITHOUT_MINIMUM = sql`
  select r.product_id, s.minimum, coalesce(s.proposed_minimum, 0) as proposed_minimum, s.target,
    coalesce(s.proposed_target, 0) as proposed_target, coalesce(s.sold_90, 0) as sold_90
  from scarce_product r left join product_supply s on s.product_id = r.product_id
  where coalesce(s.minimum, s.proposed_minimum, 0) = 0`;

/**
 * Returns published products by supplier and name: those whose stock and ordered pieces are together below the minimum,
 * or those with limited or no stock and without a minimum.
 */
export async function loadShort(db: Db, show: "short" | "low"): Promise<Short[]> {
  const { rows } = await sql<Short>`
    with coming as materialized (
      select product_id, sum(pieces)::integer as pieces from coming_goods group by product_id
    )
    select p.id as "productId", p.code, p.name as product, p.stock, coalesce(c.pieces, 0) as coming, l.minimum, l.target,
      s.minimum is null as "isProposed", s.sold_90 as sold, o.supplier_id as "supplierId", o.supplier, o.currency, o.pack,
      o.price_bani as "priceBani"
    from (${show === "short" ? BELOW_MINIMUM : LOW_WITHOUT_MINIMUM}) s
    cross join lateral (
      select coalesce(s.minimum, s.proposed_minimum) as minimum, coalesce(s.target, s.proposed_target) as target
    ) l
    -- One at a time, because the planner expects a third of all products to be short.
    cross join lateral (
      select p.id, p.code, p.name, p.stock, p.is_published from product_facts p where p.id = s.product_id limit 1
    ) p
    left join coming c on c.product_id = s.product_id
    left join lateral (
      select o.* from active_offer o where o.product_id = s.product_id order by o.is_preferred desc, o.id limit 1
    ) o on true
    -- The present stock decides.
    where p.is_published and (${show === "low"}::boolean or p.stock + coalesce(c.pieces, 0) < l.minimum)
    order by o.supplier nulls last, o.supplier_id, p.name, p.id limit ${MAX_PRODUCTS}`.execute(db);
  return rows;
}

/** Serialises the creation of drafts, and returns the products that are already in a draft. */
export async function lockDrafted(tx: Tx, productIds: readonly number[]): Promise<Set<number>> {
  await sql`select pg_advisory_xact_lock(hashtext('replenishment'))`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from coming_goods
    where is_draft and product_id = any(${productIds}::integer[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export interface Supply {
  minimum: number | null;
  target: number | null;
  proposedMinimum: number;
  proposedTarget: number;
  sold: number;
}

/** Returns a product's levels; undefined for a product without a row. */
export async function findSupply(db: Db, productId: number): Promise<Supply | undefined> {
  return db
    .selectFrom("product_supply")
    .select([
      "minimum",
      "target",
      "proposed_minimum as proposedMinimum",
      "proposed_target as proposedTarget",
      "sold_90 as sold",
    ])
    .where("product_id", "=", productId)
    .executeTakeFirst();
}

/** Sets the levels of a product. The caller must have called `lockLevels`. */
export async function putLevels(
  tx: Tx,
  productId: number,
  { minimum, target, day }: Pick<Supply, "minimum" | "target"> & { day: string },
): Promise<void> {
  await sql`
    insert into product_supply (product_id, minimum, target, stock, stocked_on)
    select p.id, ${minimum}::integer, ${target}::integer, p.stock, ${day}::date from product_facts p where p.id = ${productId}
    on conflict (product_id) do update set minimum = excluded.minimum, target = excluded.target, stock = excluded.stock`.execute(
    tx,
  );
}

/** Serialises changes of the products' levels until the transaction ends. */
export async function lockLevels(tx: Tx, productIds: readonly number[]): Promise<void> {
  // Ascending order, so that two files cannot deadlock.
  await sql`
    select pg_advisory_xact_lock(hashtext('stock-level'), id)
    from (select distinct id from unnest(${[...productIds]}::integer[]) id order by id) ids`.execute(tx);
}

export type SetLevels = Pick<Supply, "minimum" | "target">;

/** Returns levels, keyed by product id. Products without a row are omitted. */
export async function loadLevels(db: Db, productIds: readonly number[]): Promise<Map<number, SetLevels>> {
  const rows = await db
    .selectFrom("product_supply")
    .select(["product_id", "minimum", "target"])
    .where("product_id", "=", anyOf(productIds))
    .execute();
  return new Map(rows.map(({ product_id: id, ...levels }) => [id, levels]));
}

export interface Slow {
  productId: number;
  code: string;
  product: string;
  stock: number;
  lastSoldOn: string | null;
  stockedOn: string;
}

/** Returns a page of products in stock that have not sold since `before`, the longest unsold first. */
export async function listSlow(
  db: Db,
  { before, q = "", page, perPage }: Paging & { before: string; q?: string | undefined },
): Promise<{ rows: Slow[]; total: number }> {
  const words = wordsOf(q);
  const matches = words.map(hasWord);
  const idle = sql`s.stock > 0 and s.idle_since < ${before}::date`;
  const found =
    words.length === 0
      ? sql`product_supply s where ${idle}`
      : sql`product_supply s join product_facts p on p.id = s.product_id where ${idle} and ${sql.join(matches, sql` and `)}`;
  const { rows } = await sql<Slow>`
    select p.id as "productId", p.code, p.name as product, p.stock, s.last_sold_on::text as "lastSoldOn",
      s.stocked_on::text as "stockedOn"
    from (select s.* from ${found} order by s.idle_since, s.product_id limit ${perPage} offset ${(page - 1) * perPage}) s
    join product_facts p on p.id = s.product_id order by s.idle_since, s.product_id`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${found}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
