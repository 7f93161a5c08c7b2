import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

/** Serialises transactions that assign names or remove records used by products. Take this lock before any row lock. */
export async function lockNames(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('product names'))`.execute(tx);
}

export async function nextId(db: Db, sequence: "category_id" | "brand_id" | "parameter_id"): Promise<number> {
  return (await nextIds(db, sequence, 1))[0] ?? 0;
}

export async function nextIds(
  db: Db,
  sequence: "category_id" | "brand_id" | "parameter_id" | "parameter_value_id",
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(${sequence}::regclass)::integer as id from generate_series(1, ${count}::integer)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
