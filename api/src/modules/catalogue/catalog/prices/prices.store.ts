/** Only this file writes prices. History rows are appended and closed, but never changed otherwise (decision 0036). */
import { sql } from "kysely";
import { insertInBatches } from "../../../../db/batches.ts";
import type { Db, Tx } from "../../../../db/database.ts";
import { runningPromotionsOf } from "../promoted.store.ts";
import type { Reduction } from "./prices.rules.ts";
import { PRIOR_PRICE_MS, type PricePoint } from "./thirty-day-price.rules.ts";

/** "list": the price returned to the list price after a promotion. */
export type PriceSource = "import" | "staff" | "promotion" | "list";

export interface CurrentPrice extends Reduction {
  id: number;
  listBani: number;
  askedBani: number;
  promotion: string | null;
  /** Running promotions, in ascending order. */
  promotionIds: number[];
}

/** Returns current prices with the promotions running at `now`, by ascending id. */
export async function loadCurrentPrices(db: Db, ids: readonly number[], now: Date): Promise<CurrentPrice[]> {
  const { rows } = await sql<CurrentPrice>`
    select p.id, p.list_price_bani as "listBani", p.price_bani as "askedBani", running.percent,
      running."fixedBani", running.label as promotion,
      coalesce(running.ids, '{}') as "promotionIds"
    from product p
    left join (${runningPromotionsOf(ids, now)}) running on running.product_id = p.id
    where p.id = any(${[...ids]}::integer[]) order by p.id`.execute(db);
  return rows;
}

export interface NewPrice {
  id: number;
  listBani: number;
  bani: number;
  source: PriceSource;
}

/**
 * Sets prices of locked products from `now` on. A price that never took effect leaves no history row. (law: 30-day
 * price)
 */
export async function changePrices(tx: Tx, prices: readonly NewPrice[], now: Date): Promise<void> {
  if (prices.length === 0) return;
  const ids = prices.map(({ id }) => id);
  await sql`
    delete from price_history
    where product_id = any(${ids}) and valid_to is null and valid_from >= greatest(${now}::timestamptz, now())`.execute(
    tx,
  );
  // Clocks of processes differ, but the row must end after it starts.
  await sql`
    update price_history set valid_to = greatest(${now}::timestamptz, valid_from + interval '1 millisecond')
    where product_id = any(${ids}) and valid_to is null`.execute(tx);
  await sql`
    with changed as (
      update product p set list_price_bani = n.list, price_bani = n.bani, updated_at = ${now}
      from unnest(
        ${ids}::integer[], ${prices.map(({ listBani }) => listBani)}::integer[],
        ${prices.map(({ bani }) => bani)}::integer[], ${prices.map(({ source }) => source)}::text[]
      ) as n (id, list, bani, source)
      where p.id = n.id
      returning p.id, p.price_bani, n.source
    )
    insert into price_history (product_id, price_bani, valid_from, source)
    select id, price_bani,
      greatest(${now}::timestamptz, (select max(valid_to) from price_history where product_id = changed.id)), source
    from changed`.execute(tx);
}

/** Writes list prices when selling prices stay the same, for example under a fixed-price promotion. */
export async function writeListPrices(
  tx: Tx,
  prices: readonly { id: number; listBani: number }[],
): Promise<void> {
  if (prices.length === 0) return;
  await sql`
    update product p set list_price_bani = n.bani
    from unnest(${prices.map(({ id }) => id)}::integer[], ${prices.map(({ listBani }) => listBani)}::integer[]) as n (id, bani)
    where p.id = n.id`.execute(tx);
}

/** Writes a new product's imported price history, oldest first. The last entry is the current price. */
export async function insertFirstHistory(
  tx: Tx,
  courses: readonly { id: number; points: readonly PricePoint[] }[],
  source: PriceSource,
): Promise<void> {
  const rows = courses.flatMap(({ id, points }) =>
    points.map(({ bani, from }, index) => ({
      product_id: id,
      price_bani: bani,
      valid_from: from,
      valid_to: points[index + 1]?.from ?? null,
      source,
    })),
  );
  await insertInBatches(rows, (batch) => tx.insertInto("price_history").values(batch).execute());
}

export async function findPriced(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from price_history where product_id = any(${ids})`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Returns the lowest price of the 30 days before `moment`, keyed by product id. Assumes that current prices stay
 * until then. (law: 30-day price)
 */
export async function loadFloors(db: Db, ids: readonly number[], moment: Date): Promise<Map<number, number>> {
  const begin = new Date(moment.getTime() - PRIOR_PRICE_MS);
  const { rows } = await sql<{ id: number; bani: number }>`
    select product_id as id, min(price_bani) as bani from price_history
    where product_id = any(${[...ids]}::integer[]) and valid_from < ${moment}
      and (valid_to is null or valid_to > ${begin})
    group by product_id`.execute(db);
  return new Map(rows.map(({ id, bani }) => [id, bani]));
}

export interface PriceRow extends PricePoint {
  to: Date | null;
  source: PriceSource;
}

export async function loadPriceHistory(db: Db, productId: number): Promise<PriceRow[]> {
  const rows = await db
    .selectFrom("price_history")
    .select(["price_bani", "valid_from", "valid_to", "source"])
    .where("product_id", "=", productId)
    .orderBy("valid_from")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    bani: row.price_bani,
    from: row.valid_from,
    to: row.valid_to,
    source: row.source as PriceSource,
  }));
}
