/** What is one of a kind in the catalogue: addresses, codes, ids of the shop's own. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

/**
 * Whoever gives a name or an address away, or takes away what products name, holds this lock until he is done; it is
 * taken before rows.
 */
export async function lockNames(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('product names'))`.execute(tx);
}

/** The next id that no file told. */
export async function nextId(db: Db, sequence: "category_id" | "brand_id" | "parameter_id"): Promise<number> {
  // One is asked, one comes.
  return (await nextIds(db, sequence, 1))[0] ?? 0;
}

/** So many of them, ascending. */
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
