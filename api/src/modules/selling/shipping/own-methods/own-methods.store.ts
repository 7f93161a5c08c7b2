import { DELIVERY_METHOD } from "@curat/contract/staff/delivery-method.values";
import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../../db/database.ts";
import { pageOf, type Paging } from "../../../../db/page.ts";
import type { DB } from "../../../../db/tables.ts";
import { rowsOf } from "../../../platform/changes/index.ts";
import type { StoredMethod } from "./stored-method.rules.ts";

export const ROWS = rowsOf(DELIVERY_METHOD);

const ACTIVE_FROM = sql<string | null>`active_from::text`;
const ACTIVE_TO = sql<string | null>`active_to::text`;

function methods(db: Db) {
  return (
    db
      .selectFrom("delivery_method")
      .selectAll()
      // Overrides the same two columns selected before: the last column with a name wins.
      .select([ACTIVE_FROM.as("active_from"), ACTIVE_TO.as("active_to")])
      .orderBy("position")
      .orderBy("id")
  );
}

export async function loadMethods(db: Db, ids: readonly number[]): Promise<StoredMethod[]> {
  return (await methods(db).where("id", "=", anyOf(ids)).execute()).map(toStored);
}

/** Returns the methods that have not ended. */
export async function loadActiveMethods(db: Db): Promise<StoredMethod[]> {
  return (await methods(db).where("is_active", "=", true).execute()).map(toStored);
}

/** Returns SQL that selects all active methods as a JSON array of rows. */
export function activeMethods(): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(m order by m.position, m.id), '[]') from delivery_method m where m.is_active)`;
}

/**
 * Returns methods and blocks changes to all methods until the transaction ends, so that neither names nor the count
 * of methods can change before an insert.
 */
export async function lockMethods(tx: Tx, ids: readonly number[]): Promise<StoredMethod[]> {
  await sql`select pg_advisory_xact_lock(hashtext('delivery_method'))`.execute(tx);
  return loadMethods(tx, ids);
}

export async function nextMethodId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('delivery_method', 'id'))::integer as id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function putMethod(tx: Tx, { id, ...values }: StoredMethod): Promise<void> {
  // The cast is safe: `toRow` returns the columns of the table.
  const row = { id, ...ROWS.toRow(values) } as Insertable<DB["delivery_method"]>;
  await tx
    .insertInto("delivery_method")
    .values(row)
    .onConflict((on) => on.column("id").doUpdateSet(row))
    .execute();
}

export async function findMethodByName(db: Db, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from delivery_method where lower(name) = lower(${name})`.execute(db);
  return rows[0]?.id;
}

export async function countMethods(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from delivery_method`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listMethodRows(
  db: Db,
  { state, ...paging }: Paging & { state: "active" | "ended" | "all" },
): Promise<{ rows: StoredMethod[]; total: number }> {
  const query = methods(db).$if(state !== "all", (all) => all.where("is_active", "=", state === "active"));
  const { rows, total } = await pageOf(query, paging);
  return { rows: rows.map(toStored), total };
}

function toStored(
  row: Omit<Selectable<DB["delivery_method"]>, "active_from" | "active_to"> & {
    active_from: unknown;
    active_to: unknown;
  },
): StoredMethod {
  return { id: row.id, ...ROWS.fromRow(row) };
}
