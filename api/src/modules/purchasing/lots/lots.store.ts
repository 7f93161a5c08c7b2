import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export interface LotName {
  code: string;
  /** Calendar day; null if the lot does not expire. */
  expiresOn: string | null;
}
export interface Lot extends LotName {
  id: number;
  pieces: number;
}

export async function isTrackedByLots(db: Db, productId: number): Promise<boolean> {
  const { rows } = await sql`select from lot_product where product_id = ${productId}`.execute(db);
  return rows.length > 0;
}

/** Turns on lot tracking of a product. Has no effect if it is already on. */
export async function enableLotTracking(tx: Tx, productId: number, at: Date): Promise<void> {
  await sql`
    insert into lot_product (product_id, since) values (${productId}, ${at})
    on conflict (product_id) do nothing`.execute(tx);
}

/** Turns off lot tracking of a product and empties its lots. */
export async function stopLots(tx: Tx, productId: number, at: Date): Promise<void> {
  await sql`
    insert into lot_entry (lot_id, kind, pieces, at)
    select id, 'stopped', -pieces, ${at} from lot where product_id = ${productId} and pieces > 0`.execute(tx);
  await sql`delete from lot_product where product_id = ${productId}`.execute(tx);
}

/** Returns the lots of a product that have pieces, first to expire first. */
export async function loadLots(db: Db, productId: number): Promise<Lot[]> {
  const { rows } = await sql<Lot>`
    select id, code, to_char(expires_on, 'YYYY-MM-DD') as "expiresOn", pieces from lot
    where product_id = ${productId} and pieces > 0 order by expires_on nulls last, id`.execute(db);
  return rows;
}

/** Returns how many of a product's pieces are in the warehouse without a lot. */
export async function piecesWithoutLot(db: Db, productId: number): Promise<number> {
  const { rows } = await sql<{
    pieces: number;
  }>`select pieces_without_lot(${productId}::integer) as pieces`.execute(db);
  return Math.max(0, rows[0]?.pieces ?? 0);
}

export interface AddedPieces extends LotName {
  productId: number;
  pieces: number;
  /** Null for pieces that staff assign. */
  receiptLineId: number | null;
}

/** Adds pieces of locked products to the lots with these codes and expiry dates. Creates missing lots. */
export async function addToLots(tx: Tx, added: readonly AddedPieces[], at: Date): Promise<void> {
  const of = <Key extends keyof AddedPieces>(key: Key) => added.map((one) => one[key]);
  const addedRows = sql`unnest(${of("productId")}::integer[], ${of("code")}::text[], ${of("expiresOn")}::date[],
    ${of("pieces")}::integer[], ${of("receiptLineId")}::bigint[]) as t (product_id, code, expires_on, pieces, line_id)`;
  const same = sql`l.product_id = t.product_id and upper(l.code) = upper(t.code)
    and l.expires_on is not distinct from t.expires_on`;
  await sql`
    insert into lot (product_id, code, expires_on)
    select distinct on (t.product_id, upper(t.code), t.expires_on) t.product_id, t.code, t.expires_on from ${addedRows}
    where not exists (select from lot l where ${same})`.execute(tx);
  await sql`
    insert into lot_entry (lot_id, kind, pieces, receipt_line_id, at)
    select (select min(l.id) from lot l where ${same}),
      case when t.line_id is null then 'assigned' else 'received' end, t.pieces, t.line_id, ${at}::timestamptz
    from ${addedRows}`.execute(tx);
}

/** Records that the product's latest delivered lines contained this lot. */
export async function importLotSales(
  tx: Tx,
  { productId, code, sales }: { productId: number; code: string; sales: number },
): Promise<void> {
  await sql`
    insert into lot_entry (lot_id, kind, pieces, line_id, at)
    select s.lot_id, k.kind, k.sign * s.quantity, case when k.sign < 0 then s.line_id end, s.placed_at
    from (
      select l.id as lot_id, n.line_id, n.quantity, o.placed_at
      from lot l join order_line_net n on n.product_id = l.product_id join order_facts o on o.order_id = n.order_id
      where l.product_id = ${productId} and l.code = ${code} and o.status = 'delivered'
      order by o.placed_at desc, n.line_id limit ${sales}
    ) s cross join (values ('assigned', 1), ('shipped', -1)) as k (kind, sign) order by k.sign desc, s.line_id`.execute(
    tx,
  );
}

/** Returns a lot of a product; undefined for an unknown id. */
export async function findLot(db: Db, productId: number, id: number): Promise<Lot | undefined> {
  const { rows } = await sql<Lot>`
    select id, code, to_char(expires_on, 'YYYY-MM-DD') as "expiresOn", pieces from lot
    where product_id = ${productId} and id = ${id}`.execute(db);
  return rows[0];
}

/** Changes the code, expiry date and pieces of a locked product's lot. */
export async function correctLot(
  tx: Tx,
  before: Lot,
  { code, expiresOn, pieces, at }: LotName & { pieces: number; at: Date },
): Promise<void> {
  await sql`update lot set code = ${code}, expires_on = ${expiresOn}::date where id = ${before.id}`.execute(
    tx,
  );
  const moved = pieces - before.pieces;
  if (moved === 0) return;
  await sql`
    insert into lot_entry (lot_id, kind, pieces, at)
    values (${before.id}, ${moved > 0 ? "assigned" : "unassigned"}, ${moved}, ${at})`.execute(tx);
}

/** Locks a product until the transaction ends, and returns its stock; undefined for an unknown product. */
export async function lockProduct(tx: Tx, productId: number): Promise<{ stock: number } | undefined> {
  const { rows } = await sql<{ stock: number }>`
    select stock from product_facts where id = ${productId} for no key update`.execute(tx);
  return rows[0];
}

/** Removes pieces from a lot of a locked product. The caller must reduce the stock. */
export async function insertDiscard(
  tx: Tx,
  { lotId, pieces, at }: { lotId: number; pieces: number; at: Date },
): Promise<void> {
  await sql`
    insert into lot_entry (lot_id, kind, pieces, at) values (${lotId}, 'discarded', ${-pieces}, ${at})`.execute(
    tx,
  );
}

export async function insertRestored(
  tx: Tx,
  { lotId, pieces, discardId, at }: { lotId: number; pieces: number; discardId: number; at: Date },
): Promise<void> {
  await sql`
    insert into lot_entry (lot_id, kind, pieces, restores, at)
    values (${lotId}, 'restored', ${pieces}, ${discardId}, ${at})`.execute(tx);
}
