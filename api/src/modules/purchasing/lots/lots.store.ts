import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export interface Lot {
  id: number;
  code: string;
  /** Calendar day; null if unknown. */
  expiresOn: string | null;
  pieces: number;
}

/** Returns whether a product is kept by lots. */
export async function isKeptByLots(db: Db, productId: number): Promise<boolean> {
  const { rows } = await sql`select from lot_product where product_id = ${productId}`.execute(db);
  return rows.length > 0;
}

/** Keeps a product by lots; without effect if it already is. */
export async function keepByLots(tx: Tx, productId: number, at: Date): Promise<void> {
  await sql`
    insert into lot_product (product_id, since) values (${productId}, ${at})
    on conflict (product_id) do nothing`.execute(tx);
}

/** Ends keeping a product by lots and empties its lots. */
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

/** Returns the pieces of a product that are physically there and have no lot. */
export async function piecesWithoutLot(db: Db, productId: number): Promise<number> {
  const { rows } = await sql<{
    pieces: number;
  }>`select pieces_without_lot(${productId}::integer) as pieces`.execute(db);
  return Math.max(0, rows[0]?.pieces ?? 0);
}

/** Adds pieces of a locked product to one of its lots. */
export async function addToLot(
  tx: Tx,
  lot: { productId: number; code: string; expiresOn: string | null; pieces: number; at: Date },
): Promise<void> {
  await sql`
    insert into lot (product_id, code, expires_on) values (${lot.productId}, ${lot.code}, ${lot.expiresOn}::date)
    on conflict on constraint lot_once do nothing`.execute(tx);
  await sql`
    insert into lot_entry (lot_id, kind, pieces, at)
    select id, 'assigned', ${lot.pieces}, ${lot.at} from lot
    where product_id = ${lot.productId} and code = ${lot.code}
      and expires_on is not distinct from ${lot.expiresOn}::date`.execute(tx);
}

/** Locks a product until the transaction ends; false for an unknown product. */
export async function lockProduct(tx: Tx, productId: number): Promise<boolean> {
  const { rows } = await sql`select from product_facts where id = ${productId} for no key update`.execute(tx);
  return rows.length > 0;
}
