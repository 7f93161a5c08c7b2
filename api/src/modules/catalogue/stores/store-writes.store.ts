/** The SQL that writes the shop's places, and what their writers read. */
import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { OwnStore } from "./store-writes.rules.ts";

export async function nextStoreId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('store_id')::integer as id`.execute(tx);
  // One row, always.
  return rows[0]?.id ?? 0;
}

function stores(db: Db) {
  return db.selectFrom("store").selectAll().orderBy("id");
}

/** All of them, by id. */
export async function listOwnStores(db: Db): Promise<OwnStore[]> {
  return (await stores(db).execute()).map(toStore);
}

export async function loadOwnStore(db: Db, id: number): Promise<OwnStore | undefined> {
  const row = await stores(db).where("id", "=", id).executeTakeFirst();
  return row && toStore(row);
}

/** The stores of these ids that there are, locked until the transaction ends, by ascending id. */
export async function lockStores(tx: Tx, ids: readonly number[]): Promise<OwnStore[]> {
  return (await stores(tx).where("id", "=", anyOf(ids)).forUpdate().execute()).map(toStore);
}

/** Writes a store by its id. */
export async function putStore(tx: Tx, { countyId, handsOutOrders, ...store }: OwnStore): Promise<void> {
  const row = { ...store, county_id: countyId, hands_out_orders: handsOutOrders };
  await tx
    .insertInto("store")
    .values(row)
    .onConflict((on) => on.column("id").doUpdateSet(row))
    .execute();
}

export async function deleteStore(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("store").where("id", "=", id).execute();
}

type StoreColumns = Awaited<ReturnType<ReturnType<typeof stores>["execute"]>>[number];

function toStore(row: StoreColumns): OwnStore {
  const { id, name, city, address, lat, lng, schedule, phone } = row;
  return {
    id,
    name,
    countyId: row.county_id,
    city,
    address,
    lat,
    lng,
    schedule,
    phone,
    handsOutOrders: row.hands_out_orders,
  };
}
