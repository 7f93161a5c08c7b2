import type { CountLines } from "@curat/contract/staff/stock-counts.values";
import { type RawBuilder, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { Paging } from "../../../db/page.ts";
import { hasWord, wordsOf } from "../../catalogue/catalog/index.ts";

/** Returns the pieces of a product that are physically at the counted place, at least 0. */
export async function findAtHand(db: Db, placeId: number | null, productId: number): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select greatest(h.pieces, 0) as pieces from ${atPlace(placeId)} h where h.product_id = ${productId}`.execute(
    db,
  );
  return rows[0]?.pieces ?? 0;
}

export interface CountedLine {
  counted: number | null;
  expected: number | null;
  countedBy: string | null;
}

export async function findLine(db: Db, countId: number, productId: number): Promise<CountedLine | undefined> {
  const { rows } = await sql<CountedLine>`
    select counted, expected, counted_by as "countedBy" from stock_count_line
    where count_id = ${countId} and product_id = ${productId}`.execute(db);
  return rows[0];
}

/** Stores the count of a product. Adds a line if the product is not in the stock count yet. */
export async function saveLine(
  tx: Tx,
  countId: number,
  line: { productId: number; counted: number; expected: number; at: Date; by: string },
): Promise<void> {
  await sql`
    insert into stock_count_line (count_id, product_id, counted, expected, counted_at, counted_by)
    values (${countId}, ${line.productId}, ${line.counted}, ${line.expected}, ${line.at}, ${line.by})
    on conflict (count_id, product_id) do update set counted = excluded.counted, expected = excluded.expected,
      counted_at = excluded.counted_at, counted_by = excluded.counted_by`.execute(tx);
}

/** Resets a line to uncounted. */
export async function clearLine(tx: Tx, countId: number, productId: number): Promise<void> {
  await sql`
    update stock_count_line set counted = null, expected = null, counted_at = null, counted_by = null
    where count_id = ${countId} and product_id = ${productId}`.execute(tx);
}

function atPlace(placeId: number | null): RawBuilder<unknown> {
  return placeId === null
    ? sql`goods_at_hand`
    : sql`(select product_id, pieces from place_goods where place_id = ${placeId})`;
}

/** Sets all uncounted lines to 0 pieces and returns how many there were. */
export async function zeroLines(
  tx: Tx,
  { id, placeId }: { id: number; placeId: number | null },
  { at, by }: { at: Date; by: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update stock_count_line l set counted = 0, counted_at = ${at}, counted_by = ${by}, expected = coalesce((
      select greatest(h.pieces, 0) from ${atPlace(placeId)} h where h.product_id = l.product_id), 0)
    where l.count_id = ${id} and l.counted is null
    returning l.id::integer as id`.execute(tx);
  return rows.length;
}

export interface StoredLine extends CountedLine {
  id: number;
  productId: number;
  code: string;
  name: string;
  barcode: string;
  shelf: string;
  unit: string;
  countedAt: Date | null;
  valueBani: number | null;
  /** Average cost of a piece when the count was posted; null if unknown. */
  unitBani: number | null;
}

const SHOWN: Record<CountLines, RawBuilder<unknown>> = {
  all: sql`true`,
  uncounted: sql`l.counted is null`,
  counted: sql`l.counted is not null`,
  different: sql`l.counted <> l.expected`,
};

/** Returns lines by shelf, then by product name: a page of them, or all without `paging`. */
export async function loadLines(
  db: Db,
  countId: number,
  { show = "all", q = "", paging }: { show?: CountLines; q?: string; paging?: Paging } = {},
): Promise<{ rows: StoredLine[]; total: number }> {
  const matches = wordsOf(q).map(hasWord);
  const from = sql`stock_count_line l join product_facts p on p.id = l.product_id
    left join shelf_facts s on s.product_id = l.product_id
    where l.count_id = ${countId} and ${SHOWN[show]} and ${sql.join([sql`true`, ...matches], sql` and `)}`;
  const limit = paging ? sql`limit ${paging.perPage} offset ${(paging.page - 1) * paging.perPage}` : sql``;
  const order = sql`order by s.shelf nulls last, p.name, l.id`;
  // Finds the page by indexes first, and reads other product columns only for its rows.
  const { rows } = await sql<StoredLine>`
    select l.id::integer as id, l.product_id as "productId", p.code, p.name, p.barcode, coalesce(s.shelf, '') as shelf, p.sale_unit as unit, l.counted,
      l.expected, l.counted_at as "countedAt", l.counted_by as "countedBy", l.value_bani as "valueBani",
      l.unit_bani as "unitBani"
    from (select l.* from ${from} ${order} ${limit}) l join product_facts p on p.id = l.product_id
    left join shelf_facts s on s.product_id = l.product_id ${order}`.execute(db);
  if (!paging) return { rows, total: rows.length };
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${from}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns stock for sale, keyed by product id. */
export async function loadStocks(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; stock: number }>`
    select id, stock from product_facts where id = ${anyOf(ids)}`.execute(db);
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/**
 * Returns the codes of counted products whose stock corrections since the product was counted do not add up to zero.
 */
export async function findCorrectedSince(
  db: Db,
  { id, placeId }: { id: number; placeId: number | null },
): Promise<string[]> {
  const corrections =
    placeId === null
      ? sql`stock_correction`
      : sql`(select product_id, quantity, at from place_correction where place_id = ${placeId})`;
  const { rows } = await sql<{ code: string }>`
    select p.code from stock_count_line l
    join product_facts p on p.id = l.product_id
    where l.count_id = ${id} and l.counted is not null and (
      select sum(c.quantity) from ${corrections} c where c.product_id = l.product_id and c.at >= l.counted_at) <> 0
    order by p.code`.execute(db);
  return rows.map(({ code }) => code);
}

export interface LineValue {
  lineId: number;
  /** Value of the difference; null if the cost is unknown. */
  valueBani: number | null;
  unitBani: number | null;
}

export async function writeValues(tx: Tx, values: readonly LineValue[]): Promise<void> {
  const of = <Key extends keyof LineValue>(key: Key) => values.map((value) => value[key]);
  await sql`
    update stock_count_line l set value_bani = t.value, unit_bani = t.unit
    from unnest(${of("lineId")}::bigint[], ${of("valueBani")}::bigint[], ${of("unitBani")}::numeric[]) as t (id, value, unit)
    where l.id = t.id`.execute(tx);
}
