import { sql } from "kysely";
import type { Period } from "../../../calendar/period.ts";
import type { Db } from "../../../db/database.ts";
import { isIn } from "../../../db/period.ts";

export interface SoldPackaging {
  year: number;
  /** Packaging as written on the product; empty if unknown. */
  packaging: string;
  pieces: number;
  products: number;
}

export async function sumSoldPackaging(db: Db, period: Period): Promise<SoldPackaging[]> {
  const { rows } = await sql<SoldPackaging>`
    select extract(year from m.at at time zone 'Europe/Bucharest')::integer as year, f.packaging,
      -sum(m.quantity)::bigint as pieces, count(distinct m.product_id) as products
    from stock_movement m join product_facts f on f.id = m.product_id
    where m.reason in ('order', 'cancellation') and ${isIn(sql`m.at`, period)}
    group by 1, 2 having sum(m.quantity) <> 0 order by 1, 2`.execute(db);
  return rows;
}
