import type { ValuesOf } from "@curat/contract/staff/record.values";
import { STORE } from "@curat/contract/staff/store.values";
import { type Insertable, type Selectable, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { DB } from "../../../db/tables.ts";
import { rowsOf } from "../../platform/changes/index.ts";

export type OwnStore = { id: number } & ValuesOf<typeof STORE>;

export const ROWS = rowsOf(STORE);

export async function nextStoreId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('store_id')::integer as id`.execute(tx);
  return rows[0]?.id ?? 0;
}

function stores(db: Db) {
  return db.selectFrom("store").selectAll().orderBy("id");
}

export async function listOwnStores(db: Db): Promise<OwnStore[]> {
  return (await stores(db).execute()).map(toStore);
}

export async function loadOwnStore(db: Db, id: number): Promise<OwnStore | undefined> {
  const row = await stores(db).where("id", "=", id).executeTakeFirst();
  return row && toStore(row);
}

/** Locks stores by ascending id until the transaction ends, and returns them. */
export async function lockStores(tx: Tx, ids: readonly number[]): Promise<OwnStore[]> {
  return (await stores(tx).where("id", "=", anyOf(ids)).forUpdate().execute()).map(toStore);
}

export async function putStore(tx: Tx, { id, ...values }: OwnStore): Promise<void> {
  // The cast is safe because `toRow` returns the table's columns.
  const row = { id, ...ROWS.toRow(values) } as Insertable<DB["store"]>;
  await tx
    .insertInto("store")
    .values(row)
    .onConflict((on) => on.column("id").doUpdateSet(row))
    .execute();
}

export async function deleteStore(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("store").where("id", "=", id).execute();
}

function toStore(row: Selectable<DB["store"]>): OwnStore {
  return { id: row.id, ...ROWS.fromRow(row) };
}
