import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { Waiting } from "../../../calendar/waiting.ts";

const MAX_NAMED = 5;

/** Returns how many published products have limited or no stock, and the names of those with the least stock. */
export async function lowStock(db: Db): Promise<Waiting & { details: string[] }> {
  const { rows } = await sql<{ count: number; names: string[] | null }>`
    with low as materialized (
      select l.product_id as id, l.is_out_of_stock
      -- Few products are not published, so that their index is read instead of all products.
      from low_stock_product l where not exists (select from product p where p.id = l.product_id and not p.is_published)
    ), out_first as (
      -- The stock is read only for the products that are named.
      (select id from low where is_out_of_stock order by id limit ${MAX_NAMED})
      union all
      select id from low where not is_out_of_stock and (select count(*) from low where is_out_of_stock) < ${MAX_NAMED}
    )
    select (select count(*)::integer from low) as count, (
      select array_agg(name || ' (' || stock || ')') from (
        select p.name, p.stock from out_first f join product p on p.id = f.id order by p.stock, p.id limit ${MAX_NAMED}
      ) scarcest
    ) as names`.execute(db);
  return { count: rows[0]?.count ?? 0, oldest: null, details: rows[0]?.names ?? [] };
}
