import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { Waiting } from "../../../calendar/waiting.ts";

const MAX_NAMED = 5;

/** Counts products on sale with limited or no stock, and returns the names of those with the least stock. */
export async function lowStock(db: Db): Promise<Waiting & { details: string[] }> {
  const { rows } = await sql<{ count: number; names: string[] | null }>`
    with low as materialized (
      select id, name, stock from product where is_published and stock <= limited_stock_from
    )
    select (select count(*)::integer from low) as count, (
      select array_agg(name || ' (' || stock || ')') from (
        select name, stock from low order by stock, id limit ${MAX_NAMED}) scarcest
    ) as names`.execute(db);
  return { count: rows[0]?.count ?? 0, oldest: null, details: rows[0]?.names ?? [] };
}
