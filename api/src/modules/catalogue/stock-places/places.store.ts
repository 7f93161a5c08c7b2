import { STOCK_PLACE } from "@curat/contract/staff/stock-place.values";
import type { ValuesOf } from "@curat/contract/staff/record.values";
import { type Insertable, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { DB } from "../../../db/tables.ts";
import { rowsOf } from "../../platform/changes/index.ts";

export const ROWS = rowsOf(STOCK_PLACE);

export type StockPlace = { id: number } & ValuesOf<typeof STOCK_PLACE>;

export async function loadPlaces(db: Db, ids: readonly number[]): Promise<StockPlace[]> {
  const rows = await db.selectFrom("stock_place").selectAll().where("id", "=", anyOf(ids)).execute();
  return rows.map((row) => ({ id: row.id, ...ROWS.fromRow(row) }));
}

/** Locks places and returns them. Until the transaction ends, their stock cannot move. */
export async function lockPlaces(tx: Tx, ids: readonly number[]): Promise<StockPlace[]> {
  // With an empty `ids`, only this lock is taken. It keeps names and the number of places unchanged until the insert.
  await sql`select pg_advisory_xact_lock(hashtext('stock_place'))`.execute(tx);
  await sql`select from stock_place where id = ${anyOf(ids)} order by id for update`.execute(tx);
  return loadPlaces(tx, ids);
}

/**
 * Returns a place and prevents its archiving until the transaction ends; undefined for an unknown id. Lock places
 * before products.
 */
export async function holdPlace(tx: Tx, id: number): Promise<StockPlace | undefined> {
  await sql`select from stock_place where id = ${id} for share`.execute(tx);
  const [place] = await loadPlaces(tx, [id]);
  return place;
}

export async function nextPlaceId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('stock_place', 'id'))::integer as id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function putPlace(tx: Tx, { id, ...values }: StockPlace): Promise<void> {
  // The cast is safe: `toRow` returns the columns of the table.
  const row = { id, ...ROWS.toRow(values) } as Insertable<DB["stock_place"]>;
  await tx
    .insertInto("stock_place")
    .values(row)
    .onConflict((on) => on.column("id").doUpdateSet(row))
    .execute();
}

export async function findPlaceByName(db: Db, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from stock_place where lower(name) = lower(${name})`.execute(db);
  return rows[0]?.id;
}

export async function countPlaces(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from stock_place`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function listPlaceRows(
  db: Db,
  { state, ...paging }: Paging & { state: "active" | "archived" | "all" },
): Promise<{ rows: StockPlace[]; total: number }> {
  const query = db
    .selectFrom("stock_place")
    .selectAll()
    .$if(state !== "all", (all) => all.where("is_active", "=", state === "active"))
    .orderBy(sql`lower(name)`);
  const { rows, total } = await pageOf(query, paging);
  return { rows: rows.map((row): StockPlace => ({ id: row.id, ...ROWS.fromRow(row) })), total };
}

/** Returns whether a draft or a transfer in transit uses the place. */
export async function hasOpenTransfer(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from stock_transfer where from_place_id = ${id} and received_at is null and undone_at is null
    union all select from stock_transfer where to_place_id = ${id} and received_at is null and undone_at is null
    limit 1`.execute(db);
  return rows.length > 0;
}
