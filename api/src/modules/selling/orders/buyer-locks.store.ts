/** Orders of one buyer queue by his names, such as his e-mail and his phone. */
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";

/** Locks the names until the transaction ends, all in one order so that no two transactions wait for each other. */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await sql`
    /* buyer-lock */ select pg_advisory_xact_lock(key) from (
      select hashtextextended(name, 0) as key from unnest(${names}::text[]) as t (name) order by 1
    ) as keys`.execute(tx);
}
