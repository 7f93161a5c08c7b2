/** The trigger `move_place_stock` sums this ledger in `place_stock`. */
import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { Paging } from "../../../db/page.ts";
import type { Actor } from "../../platform/changes/index.ts";
import { hasWord, wordsOf } from "../catalog/index.ts";

/**
 * Returns how many pieces of each product are at a place, keyed by product id. Products without pieces there are
 * omitted.
 */
export async function loadPlacePieces(
  db: Db,
  placeId: number,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ productId: number; pieces: number }>`
    select product_id as "productId", pieces from place_stock
    where place_id = ${placeId} and product_id = ${anyOf(productIds)}`.execute(db);
  return new Map(rows.map(({ productId, pieces }) => [productId, pieces]));
}

export interface PlaceSums {
  products: number;
  pieces: number;
}

/** Returns stock totals, keyed by place id. Empty places are omitted. */
export async function sumPlaces(db: Db, ids: readonly number[]): Promise<Map<number, PlaceSums>> {
  const { rows } = await sql<PlaceSums & { id: number }>`
    select place_id as id, count(*)::integer as products, sum(pieces)::bigint as pieces from place_stock
    where place_id = ${anyOf(ids)} and pieces > 0 group by place_id`.execute(db);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

export interface PlaceGoods {
  productId: number;
  code: string;
  name: string;
  pieces: number;
}

/** Returns a page of the products at a place, sorted by name. */
export async function listPlaceGoods(
  db: Db,
  placeId: number,
  { q = "", page, perPage }: Paging & { q?: string | undefined },
): Promise<{ rows: PlaceGoods[]; total: number }> {
  const words = wordsOf(q);
  const matches = words.map((word) => sql` and ${hasWord(word)}`);
  const from = sql`place_stock s join product_facts p on p.id = s.product_id
    where s.place_id = ${placeId} and s.pieces > 0 ${sql.join(matches, sql``)}`;
  const { rows } = await sql<PlaceGoods>`
    select p.id as "productId", p.code, p.name, f.pieces from (
      select p.id, p.name, s.pieces from ${from} order by p.name, p.id limit ${perPage} offset ${(page - 1) * perPage}
    ) f join product_facts p on p.id = f.id order by p.name, p.id`.execute(db);
  const counted =
    words.length === 0 ? sql`place_stock s where s.place_id = ${placeId} and s.pieces > 0` : from;
  const count = await sql<{ total: number }>`select count(*)::integer as total from ${counted}`.execute(db);
  return { rows, total: count.rows[0]?.total ?? 0 };
}

export interface PlaceMovement {
  id: number;
  at: Date;
  productId: number;
  code: string;
  name: string;
  quantity: number;
  piecesAfter: number;
  reason: "transfer" | "correction";
  actor: string;
  reference: string;
  note: string;
}

/** Returns a page of a place's ledger, newest movement first. */
export async function listPlaceMovements(
  db: Db,
  placeId: number,
  { page, perPage }: Paging,
): Promise<{ rows: PlaceMovement[]; total: number }> {
  const { rows } = await sql<PlaceMovement>`
    select m.id, m.at, m.product_id as "productId", p.code, p.name, m.quantity, m.pieces_after as "piecesAfter",
      m.reason, m.actor_name as actor, m.reference, m.note
    from (
      select * from place_movement where place_id = ${placeId}
      order by id desc limit ${perPage} offset ${(page - 1) * perPage}
    ) m join product_facts p on p.id = m.product_id order by m.id desc`.execute(db);
  const count = await sql<{ total: number }>`
    select count(*)::integer as total from place_movement where place_id = ${placeId}`.execute(db);
  return { rows, total: count.rows[0]?.total ?? 0 };
}

/** Returns the active places, sorted by name, each with a product's pieces there. */
export async function listProductPlaces(
  db: Db,
  productId: number,
): Promise<{ placeId: number; name: string; pieces: number }[]> {
  const { rows } = await sql<{ placeId: number; name: string; pieces: number }>`
    select l.id as "placeId", l.name, coalesce(s.pieces, 0) as pieces
    from stock_place l left join place_stock s on s.place_id = l.id and s.product_id = ${productId}
    where l.is_active order by lower(l.name)`.execute(db);
  return rows;
}

/** Returns how many pieces of a product are in transit between places. */
export async function countInTransit(db: Db, productId: number): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(pieces), 0)::integer as pieces from goods_in_transit where product_id = ${productId}`.execute(
    db,
  );
  return rows[0]?.pieces ?? 0;
}

export interface PlaceMove {
  placeId: number;
  productId: number;
  quantity: number;
}

interface MovementContext {
  reason: "transfer" | "correction";
  actor: Actor;
  reference: string;
  note?: string;
  at: Date;
}

/** Writes movements of locked products. A check constraint prevents negative stock. */
export async function insertPlaceMoves(
  tx: Tx,
  moves: readonly PlaceMove[],
  { reason, actor, reference, note = "", at }: MovementContext,
): Promise<void> {
  if (moves.length === 0) return;
  await sql`
    insert into place_movement (place_id, product_id, quantity, reason, actor_kind, actor_id, actor_name, reference, note, at)
    select place_id, product_id, quantity, ${reason}, ${actor.kind}, ${actor.id}, ${actor.name}, ${reference}, ${note},
      ${at}::timestamptz
    from unnest(${moves.map(({ placeId }) => placeId)}::integer[], ${moves.map(({ productId }) => productId)}::integer[],
      ${moves.map(({ quantity }) => quantity)}::integer[]) as moved (place_id, product_id, quantity)
    order by product_id`.execute(tx);
}
