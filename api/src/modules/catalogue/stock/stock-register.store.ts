import { sql } from "kysely";
import type { Period } from "../../../calendar/period.ts";
import type { Db } from "../../../db/database.ts";
import { endOf, startOf } from "../../../db/period.ts";

export interface StockRegisterRow {
  productId: number;
  code: string;
  name: string;
  /** Number of pieces, like the next three fields. */
  opening: number;
  came: number;
  went: number;
  closing: number;
}

/** Returns the stock register of a period: products with movements before its end, by ascending id. */
export async function listStockRegister(
  db: Db,
  { period, after, limit }: { period: Period; after: number; limit: number },
): Promise<StockRegisterRow[]> {
  const { rows } = await sql<StockRegisterRow>`
    select p.id as "productId", p.code, p.name, m.opening, m.came, m.went, m.opening + m.came - m.went as closing
    from (
      select f.id, f.code, f.name from product_facts f
      where f.id > ${after}::integer
        and (exists (select from stock_movement s where s.product_id = f.id and s.at < ${endOf(period.to)})
          or exists (select from place_correction c where c.product_id = f.id and c.at < ${endOf(period.to)}))
      order by f.id limit ${limit}
    ) p
    cross join lateral (
      select coalesce(sum(s.quantity) filter (where s.at < ${startOf(period.from)}), 0)::bigint as opening,
        coalesce(sum(s.quantity) filter (where s.at >= ${startOf(period.from)} and s.quantity > 0), 0)::bigint as came,
        coalesce(-sum(s.quantity) filter (where s.at >= ${startOf(period.from)} and s.quantity < 0), 0)::bigint as went
      from (
        select quantity, at from stock_movement
        where product_id = p.id and at < ${endOf(period.to)} and reason <> 'transfer'
        union all
        select quantity, at from place_correction where product_id = p.id and at < ${endOf(period.to)}
      ) s
    ) m
    order by p.id`.execute(db);
  return rows;
}
